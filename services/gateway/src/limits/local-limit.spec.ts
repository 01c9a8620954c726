import { LocalLimit } from './local-limit.js';

describe('LocalLimit', () => {
  const policy = { name: 'public', requests: 2, windowMs: 1_000 };

  it('counts each caller in a separate window', () => {
    const limit = new LocalLimit(policy);
    expect(limit.count('a', 0)).toEqual({ used: 1, resetMs: 1_000 });
    expect(limit.count('a', 400)).toEqual({ used: 2, resetMs: 600 });
    expect(limit.count('b', 400)).toEqual({ used: 1, resetMs: 1_000 });
    expect(limit.count('a', 999)).toEqual({ used: 3, resetMs: 1 });
  });

  it('starts over when the window has ended', () => {
    const limit = new LocalLimit(policy);
    limit.count('a', 0);
    expect(limit.count('a', 1_000)).toEqual({ used: 1, resetMs: 1_000 });
  });

  it('counts several together only if all of them fit', () => {
    const limit = new LocalLimit(policy);
    expect(limit.countTogether('a', 0, 3)).toEqual({ used: 3, resetMs: 1_000 });
    expect(limit.count('a', 0).used).toBe(1);
    expect(limit.countTogether('a', 0, 2).used).toBe(3);
    expect(limit.countTogether('a', 0, 1).used).toBe(2);
    expect(limit.countTogether('a', 1_000, 2)).toEqual({ used: 2, resetMs: 1_000 });
  });

  it('D4: keeps a bounded number of callers', () => {
    const limit = new LocalLimit(policy);
    limit.count('first', 0);
    for (let i = 0; i < 50_000; i++) limit.count(`caller ${i}`, 0);
    expect(limit.count('first', 0).used).toBe(1);
  });
});
