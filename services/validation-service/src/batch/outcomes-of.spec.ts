import { batchOf, grantOf, keyHash, otherKeyHash, recordedOf, withRepeats } from './batch.fixture.js';
import { outcomesOf } from './outcomes-of.js';
import type { Grant } from './recorded-batch.js';

function refusals(checks: Parameters<typeof batchOf>[0], grants: Grant[] | null): (string | null)[] {
  return outcomesOf(recordedOf(batchOf(checks), grants)).map(({ refusal }) => refusal);
}

describe('outcomesOf', () => {
  it('lets every public check have its verdict', () => {
    expect(refusals([{}, {}], null)).toEqual([null, null]);
  });

  it('gives the first checks of a caller what was granted, the rest finds the quota used up', () => {
    expect(refusals([{ keyHash }, { keyHash }, { keyHash }], [grantOf({ granted: 2 })])).toEqual([
      null,
      null,
      'quota_exceeded',
    ]);
  });

  it('counts each caller for itself', () => {
    const checks = [{ keyHash }, { keyHash: otherKeyHash }, { keyHash }, { keyHash: otherKeyHash }];
    const grants = [grantOf({ granted: 1 }), grantOf({ granted: 2, keyId: 'key8' })];
    expect(refusals(checks, grants)).toEqual([null, null, 'quota_exceeded', null]);
  });

  it.each(['key_unknown', 'key_inactive', 'key_expired', 'key_superseded', 'ip_not_allowed'] as const)(
    'C5: refuses all checks of a caller with %s',
    (refusal) => {
      expect(refusals([{ keyHash }, { keyHash }], [grantOf({ refusal })])).toEqual([refusal, refusal]);
    },
  );

  it('C11: lets repeats use up nothing of what was granted', () => {
    const batch = recordedOf(batchOf([{ keyHash }, { keyHash }, { keyHash }]), [grantOf({ granted: 1 })]);
    const outcomes = outcomesOf(withRepeats(batch, 0));
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null, 'quota_exceeded']);
  });

  it('says to whom a check belongs, also when it is refused', () => {
    const [outcome] = outcomesOf(recordedOf(batchOf([{ keyHash }]), [grantOf({})]));
    expect(outcome).toEqual({ refusal: 'quota_exceeded', contractId: 7, keyId: 'key7', isTest: false });
  });

  it('gives the same outcomes however often it is asked', () => {
    const recorded = recordedOf(batchOf([{ keyHash }, { keyHash }]), [grantOf({ granted: 1 })]);
    expect(outcomesOf(recorded)).toEqual(outcomesOf(recorded));
  });
});
