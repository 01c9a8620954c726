// @ts-check
import { growthOf, lastMedians, median, MemoryWatch } from './memory-watch.mjs';

/**
 * @param {number} seconds
 * @param {(second: number) => Record<string, number>} mbAt
 */
const samplesOf = (seconds, mbAt) =>
  Array.from({ length: seconds }, (_, index) => ({
    second: index + 1,
    mb: new Map(Object.entries(mbAt(index + 1))),
  }));

describe('median', () => {
  it.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100, 1], 9.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('growthOf', () => {
  it('compares the medians of seconds 20–30 and 50–60', () => {
    const growth = growthOf(samplesOf(60, (second) => ({ log: second < 40 ? 100 : 110, redis: 10 })));
    expect(growth?.get('log')).toEqual({ seconds20to30: 100, seconds50to60: 110, ratio: 1.1 });
    expect(growth?.get('redis')?.ratio).toBe(1);
  });

  it('is not misled by one sample before a collection', () => {
    const growth = growthOf(samplesOf(60, (second) => ({ gateway: second === 55 ? 500 : 120 })));
    expect(growth?.get('gateway')?.ratio).toBe(1);
  });

  it('knows nothing after a shorter run', () => {
    expect(growthOf(samplesOf(55, () => ({ log: 100 })))).toBeNull();
    expect(growthOf([])).toBeNull();
  });

  it('leaves out a part that did not run all the time', () => {
    const growth = growthOf(samplesOf(60, (second) => (second < 40 ? { log: 100, cms: 80 } : { log: 100 })));
    expect([...(growth ?? new Map()).keys()]).toEqual(['log']);
  });
});

describe('lastMedians', () => {
  it('takes the last ten seconds', () => {
    expect(lastMedians(samplesOf(30, (second) => ({ log: second < 18 ? 50 : 80 })))).toEqual(new Map([['log', 80]]));
  });

  it('has nothing to say without samples', () => {
    expect(lastMedians([])).toEqual(new Map());
  });
});

describe('MemoryWatch', () => {
  it('looks once a second until it is stopped', async () => {
    const watch = new MemoryWatch(new Map([['self', process.pid]]));
    watch.start();
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    watch.stop();
    expect(watch.samples).toHaveLength(1);
  });
});
