import { isOverdue } from './body-deadline.js';

describe('isOverdue', () => {
  it.each([
    [5, 0, false],
    [6, 0, true],
    [6, 400, true],
    [6, 500, false],
    [7, 500, true],
    [10, 2_500, false],
    [10, 1_000_000, false],
    [11, 1_000_000, true],
  ])('D9: after %i s with %i bytes: %s', (seconds, receivedBytes, expected) =>
    expect(isOverdue(seconds, receivedBytes)).toBe(expected),
  );
});
