import { batchOf, grantOf, keyHash, otherKeyHash, recordedOf, withRepeats } from './batch.fixture.js';
import { outcomesOf } from './outcomes-of.js';
import type { Grant } from './recorded-batch.js';

function refusals(checks: Parameters<typeof batchOf>[0], grants: Grant[] | null): (string | null)[] {
  return outcomesOf(recordedOf(batchOf(checks), grants)).map(({ refusal }) => refusal);
}

describe('outcomesOf', () => {
  it('gives every public check its verdict', () => {
    expect(refusals([{}, {}], null)).toEqual([null, null]);
  });

  it('gives verdicts to a caller’s first checks up to the granted number, and refuses the rest for quota', () => {
    expect(refusals([{ keyHash }, { keyHash }, { keyHash }], [grantOf({ granted: 2 })])).toEqual([
      null,
      null,
      'quota_exceeded',
    ]);
  });

  it('counts each caller separately', () => {
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

  it('C11: does not count repeats against the granted number', () => {
    const batch = recordedOf(batchOf([{ keyHash }, { keyHash }, { keyHash }]), [grantOf({ granted: 1 })]);
    const outcomes = outcomesOf(withRepeats(batch, 0));
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null, 'quota_exceeded']);
  });

  it('names the contract of a check, also when it is refused', () => {
    const [outcome] = outcomesOf(recordedOf(batchOf([{ keyHash }]), [grantOf({})]));
    expect(outcome).toEqual({ refusal: 'quota_exceeded', contractId: 7, keyId: 'key7', isTest: false });
  });

  it('is deterministic', () => {
    const recorded = recordedOf(batchOf([{ keyHash }, { keyHash }]), [grantOf({ granted: 1 })]);
    expect(outcomesOf(recorded)).toEqual(outcomesOf(recorded));
  });
});
