// @ts-check
import { restartDelayMs } from './restart-delay.mjs';

describe('restartDelayMs', () => {
  it.each([
    [0, 250],
    [1, 500],
    [3, 2_000],
    [6, 5_000],
    [1_000, 5_000],
  ])('after %i exits waits %i ms', (exits, waitMs) => {
    expect(restartDelayMs(exits)).toBe(waitMs);
  });
});
