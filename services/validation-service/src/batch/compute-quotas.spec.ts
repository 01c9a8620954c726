import {
  createCheckBatch,
  createGrant,
  createRecordedBatch,
  keyHash,
  otherKeyHash,
  withRepeats,
} from './batch.fixture.js';
import { computeQuotas } from './compute-quotas.js';

const mine = { keyHash };
const otherCheck = { keyHash: otherKeyHash };

describe('computeQuotas', () => {
  it('returns nothing for public checks', () => {
    expect(computeQuotas(createRecordedBatch(createCheckBatch([{}, {}])))).toEqual({});
  });

  it('counts the remaining quota down from check to check', () => {
    const grant = createGrant({ granted: 3, quota: 10, remaining: 4 });
    expect(computeQuotas(createRecordedBatch(createCheckBatch([mine, mine, mine]), [grant]))).toEqual({
      quota: [10, 10, 10],
      remaining: [6, 5, 4],
    });
  });

  it('C11: gives a repeat the current quota', () => {
    const grant = createGrant({ granted: 2, quota: 10, remaining: 4 });
    const batch = withRepeats(createRecordedBatch(createCheckBatch([mine, mine, mine, mine]), [grant]), 0, 3);
    expect(computeQuotas(batch).remaining).toEqual([6, 5, 4, 4]);
  });

  it('stays at zero for checks after the last granted one', () => {
    const grant = createGrant({ granted: 1, quota: 10, remaining: 0 });
    expect(computeQuotas(createRecordedBatch(createCheckBatch([mine, mine, mine]), [grant])).remaining).toEqual([
      0, 0, 0,
    ]);
  });

  it('separates callers of one batch and returns nothing for a refused one', () => {
    const refusal = createGrant({ refusal: 'key_inactive', quota: null, remaining: null });
    const grants = [createGrant({ granted: 2, quota: 10, remaining: 7 }), refusal];
    expect(computeQuotas(createRecordedBatch(createCheckBatch([mine, otherCheck, mine]), grants))).toEqual({
      quota: [10, null, 10],
      remaining: [8, null, 7],
    });
  });

  it('lists the places of test keys, whose quota does not change', () => {
    const test = createGrant({ granted: 2, quota: 5, remaining: 5, isTest: true });
    const grants = [createGrant({ granted: 1, quota: 10, remaining: 7 }), test];
    expect(computeQuotas(createRecordedBatch(createCheckBatch([mine, otherCheck, otherCheck]), grants))).toEqual({
      quota: [10, 5, 5],
      remaining: [7, 5, 5],
      tests: [1, 2],
    });
  });
});
