/** One family of lines: each is the middle plus a swing, shifted from the next so that together they weave. */
export interface Weave {
  readonly lines: number;
  readonly frequency: number;
  readonly phase: number;
  readonly opacity: number;
  /** Half height of the band at t in 0–1, as a share of the picture's height. */
  readonly half: (t: number) => number;
}

export interface LineWork {
  readonly d: string;
  readonly opacity: number;
}

export const heroWidth = 1440;
export const heroHeight = 420;
const STEP = 6;

const heroMiddle = (t: number) => 0.42 + 0.21 * Math.cos(2 * Math.PI * (0.8 * t - 0.45));
const heroWeaves: readonly Weave[] = [
  { lines: 16, frequency: 3.25, phase: 0, opacity: 0.5, half: (t) => 0.1 + 0.15 * t * t },
  { lines: 12, frequency: 6.5, phase: 1, opacity: 0.8, half: (t) => 0.03 + 0.09 * t * t },
];

/** The band of the hero, one path per weave. */
export function heroLines(): LineWork[] {
  return buildLineBand(heroMiddle, heroWeaves);
}

/**
 * A band of line work as wide as the hero, one path per weave.
 * @param middle height of its middle at t in 0–1, as a share of the picture's height
 */
export function buildLineBand(middle: (t: number) => number, weaves: readonly Weave[]): LineWork[] {
  return weaves.map(({ lines, opacity, ...weave }) => ({
    opacity,
    d: Array.from({ length: lines }, (_, index) => wave(weave, middle, index / lines)).join(''),
  }));
}

type Wave = Omit<Weave, 'lines' | 'opacity'>;

function wave({ frequency, phase, half }: Wave, middle: (t: number) => number, shift: number): string {
  return svgPath(heroWidth / STEP, (index) => {
    const t = (index * STEP) / heroWidth;
    const swing = Math.sin(2 * Math.PI * (frequency * t + shift) + phase);
    return [index * STEP, heroHeight * (middle(t) + half(t) * swing)];
  });
}

/** A line through points, as SVG says it. */
export function svgPath(steps: number, point: (step: number) => [x: number, y: number]): string {
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    point(step)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}`;
}
