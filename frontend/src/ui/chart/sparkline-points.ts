interface Point {
  readonly x: number;
  readonly y: number;
}

/** Margin for the width of the line and the dot at its end. */
const EDGE = 3;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Least range of the height, as a share of the maximum, so that a small change does not look like a jump. */
const MIN_SPAN = 0.2;

/** Points of a sparkline in pixels, from left to right; minimum and maximum are equally far from the middle. */
export function sparklinePoints(values: readonly number[], width: number, height: number): Point[] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const step = (width - 2 * EDGE) / Math.max(1, values.length - 1);
  const span = Math.max(max - min, max * MIN_SPAN) || 1;
  const computeHeight = (value: number) => 0.5 + (value - (min + max) / 2) / span;
  return values.map((value, index) => ({
    x: rounded(EDGE + index * step),
    y: rounded(height - EDGE - computeHeight(value) * (height - 2 * EDGE)),
  }));
}
