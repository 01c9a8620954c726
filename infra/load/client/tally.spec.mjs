// @ts-check
import { Tally } from './tally.mjs';

describe('Tally', () => {
  it('measures between open and close, and counts answers before and after too', () => {
    const tally = new Tally(2);
    tally.count(0, 200, 900);
    tally.open(1_000);
    tally.count(0, 200, 2);
    tally.count(1, 200, 4);
    tally.count(1, 429, 6);
    tally.close(3_000);
    tally.count(1, 200, 800);

    expect(tally.perSecond).toBe(1.5);
    expect(tally.latency.percentileMs(100)).toBe(6);
    expect(Object.fromEntries(tally.answers)).toEqual({ 200: 4, 429: 1 });
    expect(tally.verdicts).toEqual([2, 2]);
  });

  it.each([
    [[200, 204], 0],
    [[200, 400, 429, 503], 3],
    [[302], 1],
  ])('among %j finds %i that are no success', (statuses, expected) => {
    const tally = new Tally(1);
    statuses.forEach((status) => tally.count(0, status, 1));
    expect(tally.non2xx).toBe(expected);
  });

  it('has no speed before it was closed', () => {
    const tally = new Tally(1);
    tally.open(0);
    tally.count(0, 200, 1);
    expect(tally.isClosed).toBe(false);
    expect(tally.perSecond).toBe(0);
  });
});
