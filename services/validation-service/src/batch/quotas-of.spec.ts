import { batchOf, grantOf, keyHash, otherKeyHash, recordedOf, withRepeats } from './batch.fixture.js';
import { quotasOf } from './quotas-of.js';

const mine = { keyHash };
const otherCheck = { keyHash: otherKeyHash };

describe('quotasOf', () => {
  it('returns nothing for public checks', () => {
    expect(quotasOf(recordedOf(batchOf([{}, {}])))).toEqual({});
  });

  it('counts the remaining quota down from check to check', () => {
    const grant = grantOf({ granted: 3, quota: 10, remaining: 4 });
    expect(quotasOf(recordedOf(batchOf([mine, mine, mine]), [grant]))).toEqual({
      quota: [10, 10, 10],
      remaining: [6, 5, 4],
    });
  });

  it('C11: gives a repeat the current quota', () => {
    const grant = grantOf({ granted: 2, quota: 10, remaining: 4 });
    const batch = withRepeats(recordedOf(batchOf([mine, mine, mine, mine]), [grant]), 0, 3);
    expect(quotasOf(batch).remaining).toEqual([6, 5, 4, 4]);
  });

  it('stays at zero for checks after the last granted one', () => {
    const grant = grantOf({ granted: 1, quota: 10, remaining: 0 });
    expect(quotasOf(recordedOf(batchOf([mine, mine, mine]), [grant])).remaining).toEqual([0, 0, 0]);
  });

  it('separates callers of one batch and returns nothing for a refused one', () => {
    const refusal = grantOf({ refusal: 'key_inactive', quota: null, remaining: null });
    const grants = [grantOf({ granted: 2, quota: 10, remaining: 7 }), refusal];
    expect(quotasOf(recordedOf(batchOf([mine, otherCheck, mine]), grants))).toEqual({
      quota: [10, null, 10],
      remaining: [8, null, 7],
    });
  });

  it('lists the places of test keys, whose quota does not change', () => {
    const test = grantOf({ granted: 2, quota: 5, remaining: 5, isTest: true });
    const grants = [grantOf({ granted: 1, quota: 10, remaining: 7 }), test];
    expect(quotasOf(recordedOf(batchOf([mine, otherCheck, otherCheck]), grants))).toEqual({
      quota: [10, 5, 5],
      remaining: [7, 5, 5],
      tests: [1, 2],
    });
  });
});
