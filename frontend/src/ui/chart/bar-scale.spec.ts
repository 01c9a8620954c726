import { barScale } from './bar-scale.js';

it.each([
  [[], 1, [0, 1]],
  [[0, 0], 1, [0, 1]],
  [[1], 1, [0, 1]],
  [[3], 3, [0, 1, 2, 3]],
  [[2, 4], 4, [0, 2, 4]],
  [[7], 10, [0, 5, 10]],
  [[60], 60, [0, 20, 40, 60]],
  [[61], 100, [0, 50, 100]],
  [[183], 200, [0, 100, 200]],
  [[1_234_567], 1_500_000, [0, 500_000, 1_000_000, 1_500_000]],
])('of %j reaches to %i', (heights, top, ticks) => expect(barScale(heights)).toEqual({ top, ticks }));

it('has round lines, three at most, and room for the highest bar', () => {
  for (let most = 1; most < 5_000; most += 7) {
    const { top, ticks } = barScale([most]);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(4);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});
