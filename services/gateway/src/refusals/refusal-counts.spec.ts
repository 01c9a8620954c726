import { MAX_COUNTED_ADDRESSES, RefusalCounts, WINDOW_MS } from './refusal-counts.js';

const start = 1_790_000_000_000;

describe('RefusalCounts', () => {
  it('gives one count per address and code when the 10 seconds are over', () => {
    const counts = new RefusalCounts();
    counts.add('198.51.100.1', 401, 'key_unknown', start);
    counts.add('198.51.100.1', 401, 'key_unknown', start + 9_999);
    counts.add('198.51.100.1', 429, 'rate_limited', start + 5);
    counts.add('198.51.100.1', 401, 'key_inactive', start + 6);
    counts.add('198.51.100.2', 401, 'key_unknown', start + 7);
    expect(counts.drainFinished(start + WINDOW_MS - 1)).toEqual([]);
    expect(counts.drainFinished(start + WINDOW_MS)).toEqual([
      { atMs: start, address: '198.51.100.1', status: 401, errorCode: 'key_unknown', count: 2 },
      { atMs: start, address: '198.51.100.1', status: 429, errorCode: 'rate_limited', count: 1 },
      { atMs: start, address: '198.51.100.1', status: 401, errorCode: 'key_inactive', count: 1 },
      { atMs: start, address: '198.51.100.2', status: 401, errorCode: 'key_unknown', count: 1 },
    ]);
    expect(counts.drainFinished(start + WINDOW_MS)).toEqual([]);
  });

  it('begins a new count with each window', () => {
    const counts = new RefusalCounts();
    counts.add('a', 503, 'unavailable', start + 3);
    counts.add('a', 503, 'unavailable', start + WINDOW_MS + 3);
    expect(counts.drainFinished(start + 2 * WINDOW_MS)).toEqual([
      { atMs: start, address: 'a', status: 503, errorCode: 'unavailable', count: 1 },
      { atMs: start + WINDOW_MS, address: 'a', status: 503, errorCode: 'unavailable', count: 1 },
    ]);
  });

  it('gives the open window too when the process ends', () => {
    const counts = new RefusalCounts();
    counts.add('a', 429, 'rate_limited', start);
    expect(counts.drainAll()).toHaveLength(1);
  });

  it('D4: counts 10,000 addresses one by one and the rest of each code as one', () => {
    const counts = new RefusalCounts();
    for (let i = 0; i < MAX_COUNTED_ADDRESSES + 500; i++) counts.add(`address ${i}`, 429, 'rate_limited', start);
    for (let i = 0; i < 20; i++) counts.add(`other ${i}`, 503, 'unavailable', start);
    counts.add('address 0', 429, 'rate_limited', start);
    const taken = counts.drainAll();
    expect(taken.filter(({ address }) => address === null)).toEqual([
      { atMs: start, address: null, status: 429, errorCode: 'rate_limited', count: 500 },
      { atMs: start, address: null, status: 503, errorCode: 'unavailable', count: 20 },
    ]);
    expect(taken.find(({ address }) => address === 'address 0')?.count).toBe(2);
    expect(taken).toHaveLength(MAX_COUNTED_ADDRESSES + 2);
  });
});
