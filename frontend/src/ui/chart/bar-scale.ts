/** Top value and lines of a chart. */
export interface BarScale {
  /** The value at its upper edge. */
  readonly top: number;
  /** Values of the grid lines, including 0. */
  readonly ticks: readonly number[];
}

/** Maximum number of lines above 0. */
const MAX_LINES = 3;
const steps = [1, 2, 5, 10] as const;

/** Round whole numbers for a chart of counts: the highest bar fits below the upper edge. */
export function barScale(heights: readonly number[]): BarScale {
  const max = Math.max(1, ...heights);
  const power = 10 ** Math.floor(Math.log10(max / MAX_LINES));
  const step = Math.max(1, (steps.find((factor) => factor * power * MAX_LINES >= max) ?? 10) * power);
  const lines = Math.ceil(max / step);
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, line) => line * step) };
}
