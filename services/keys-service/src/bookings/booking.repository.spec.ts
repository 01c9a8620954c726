import { type ProblemCode, problems } from '@pruefer/contracts';
import { quotaAfter } from './booking.repository.js';

describe('quotaAfter', () => {
  it.each([
    [100, 0, 10, 110],
    [100, 40, -60, 40],
    [100, 0, -100, 0],
    [Number.MAX_SAFE_INTEGER - 5, 0, 5, Number.MAX_SAFE_INTEGER],
  ])('of %d with %d used and %d booked', (quota, used, amount, after) => {
    expect(quotaAfter({ quota, used }, amount)).toBe(after);
  });

  it.each<[number, number, number, ProblemCode]>([
    [100, 41, -60, 'quota_below_used'],
    [100, 0, -101, 'quota_below_used'],
    [Number.MAX_SAFE_INTEGER - 5, 0, 6, 'quota_too_large'],
  ])('C4: refuses %d with %d used and %d booked: %s', (quota, used, amount, code) => {
    expect(() => quotaAfter({ quota, used }, amount)).toThrow(problems[code].text);
  });
});
