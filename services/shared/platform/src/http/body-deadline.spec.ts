import { ignoresResponse, isBelowMinRate, isOverdue } from './body-deadline.js';

describe('isOverdue', () => {
  it.each([
    [4, 0, false],
    [5, 0, true],
    [5, 400, false],
    [6, 400, true],
    [6, 501, false],
    [9, 2_500, false],
    [9, 1_000_000, false],
    [10, 1_000_000, true],
  ])('D9: after %i s with %i bytes: %s', (seconds, receivedBytes, expected) =>
    expect(isOverdue(seconds, receivedBytes)).toBe(expected),
  );
});

it('D9: a body that may take long comes with 64 KB a second', () => {
  expect([655_359, 655_360].map(isBelowMinRate)).toEqual([true, false]);
});

it('D9: the rest of one that was answered is dropped for a minute', () => {
  expect([59, 60].map(ignoresResponse)).toEqual([false, true]);
});
