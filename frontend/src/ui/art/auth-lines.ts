import { buildLineBand, type LineWork, type Weave } from './line-work.js';

const middle = (t: number) => 0.5 + 0.16 * Math.sin(2 * Math.PI * (0.9 * t + 0.55));
const weaves: readonly Weave[] = [
  {
    lines: 14,
    frequency: 3.5,
    phase: 0,
    opacity: 0.5,
    half: (t) => 0.12 + 0.1 * Math.sin(2 * Math.PI * (1.25 * t + 0.1)),
  },
  { lines: 10, frequency: 7, phase: 1, opacity: 0.8, half: (t) => 0.05 + 0.045 * Math.cos(5 * Math.PI * t) },
];

/** The band behind the card of login and two-factor setup. */
export const authLines: LineWork[] = buildLineBand(middle, weaves);
