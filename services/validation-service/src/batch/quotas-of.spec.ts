import { batchOf, grantOf, keyHash, otherKeyHash, recordedOf, withRepeats } from './batch.fixture.js';
import { quotasOf } from './quotas-of.js';

const mine = { keyHash };
const other = { keyHash: otherKeyHash };

describe('quotasOf', () => {
  it('says nothing of public checks', () => {
    expect(quotasOf(recordedOf(batchOf([{}, {}])))).toEqual({});
  });

  it('counts what is left down from check to check', () => {
    const grant = grantOf({ granted: 3, quota: 10, remaining: 4 });
    expect(quotasOf(recordedOf(batchOf([mine, mine, mine]), [grant]))).toEqual({
      quota: [10, 10, 10],
      remaining: [6, 5, 4],
    });
  });

  it('C11: tells a repeat what is left now', () => {
    const grant = grantOf({ granted: 2, quota: 10, remaining: 4 });
    const batch = withRepeats(recordedOf(batchOf([mine, mine, mine, mine]), [grant]), 0, 3);
    expect(quotasOf(batch).remaining).toEqual([6, 5, 4, 4]);
  });

  it('stays at nothing for those who come too late', () => {
    const grant = grantOf({ granted: 1, quota: 10, remaining: 0 });
    expect(quotasOf(recordedOf(batchOf([mine, mine, mine]), [grant])).remaining).toEqual([0, 0, 0]);
  });

  it('keeps callers of one batch apart, and knows nothing of a refused one', () => {
    const refused = grantOf({ refusal: 'key_inactive', quota: null, remaining: null });
    const grants = [grantOf({ granted: 2, quota: 10, remaining: 7 }), refused];
    expect(quotasOf(recordedOf(batchOf([mine, other, mine]), grants))).toEqual({
      quota: [10, null, 10],
      remaining: [8, null, 7],
    });
  });

  it('names the places of test keys, whose quota stays as it is', () => {
    const test = grantOf({ granted: 2, quota: 5, remaining: 5, isTest: true });
    const grants = [grantOf({ granted: 1, quota: 10, remaining: 7 }), test];
    expect(quotasOf(recordedOf(batchOf([mine, other, other]), grants))).toEqual({
      quota: [10, 5, 5],
      remaining: [7, 5, 5],
      tests: [1, 2],
    });
  });
});
