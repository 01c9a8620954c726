import { exceedsLimit, limitHeaders } from './limit-state.js';

const policy = { name: 'public', requests: 100, windowMs: 900_000 };

describe('the limit', () => {
  it.each([
    [1, false],
    [100, false],
    [101, true],
  ])('after %i requests is above the limit: %s', (used, over) => {
    expect(exceedsLimit(policy, { used, resetMs: 1 })).toBe(over);
  });

  it('is given in structured fields', () => {
    expect(limitHeaders(policy, { used: 13, resetMs: 411_200 })).toEqual({
      'ratelimit-policy': '"public";q=100;w=900',
      ratelimit: '"public";r=87;t=412',
    });
  });

  it('never gives less than nothing left and one second left', () => {
    expect(limitHeaders(policy, { used: 250, resetMs: -5 })['ratelimit']).toBe('"public";r=0;t=1');
  });
});
