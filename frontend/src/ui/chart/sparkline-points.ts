interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room for the line's own width and the dot at its end. */
const EDGE = 3;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where the values of a sparkline lie: from left to right, the least at the bottom, the greatest at the top, all alike in the middle. */
export function sparklinePoints(values: readonly number[], width: number, height: number): Point[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = (width - 2 * EDGE) / Math.max(1, values.length - 1);
  const heightOf = (value: number) => (most === least ? 0.5 : (value - least) / (most - least));
  return values.map((value, place) => ({
    x: rounded(EDGE + place * step),
    y: rounded(height - EDGE - heightOf(value) * (height - 2 * EDGE)),
  }));
}
