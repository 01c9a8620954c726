import {
  createCheckBatch,
  createGrant,
  createRecordedBatch,
  keyHash,
  otherKeyHash,
  withRepeats,
} from './batch.fixture.js';
import { computeOutcomes } from './compute-outcomes.js';
import type { Grant } from './recorded-batch.js';

function refusals(checks: Parameters<typeof createCheckBatch>[0], grants: Grant[] | null): (string | null)[] {
  return computeOutcomes(createRecordedBatch(createCheckBatch(checks), grants)).map(({ refusal }) => refusal);
}

describe('computeOutcomes', () => {
  it('gives every public check its verdict', () => {
    expect(refusals([{}, {}], null)).toEqual([null, null]);
  });

  it('gives verdicts to a caller’s first checks up to the granted number, and refuses the rest for quota', () => {
    expect(refusals([{ keyHash }, { keyHash }, { keyHash }], [createGrant({ granted: 2 })])).toEqual([
      null,
      null,
      'quota_exceeded',
    ]);
  });

  it('counts each caller separately', () => {
    const checks = [{ keyHash }, { keyHash: otherKeyHash }, { keyHash }, { keyHash: otherKeyHash }];
    const grants = [createGrant({ granted: 1 }), createGrant({ granted: 2, keyId: 'key8' })];
    expect(refusals(checks, grants)).toEqual([null, null, 'quota_exceeded', null]);
  });

  it.each(['key_unknown', 'key_inactive', 'key_expired', 'key_superseded', 'ip_not_allowed'] as const)(
    'C5: refuses all checks of a caller with %s',
    (refusal) => {
      expect(refusals([{ keyHash }, { keyHash }], [createGrant({ refusal })])).toEqual([refusal, refusal]);
    },
  );

  it('C11: does not count repeats against the granted number', () => {
    const batch = createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }, { keyHash }]), [
      createGrant({ granted: 1 }),
    ]);
    const outcomes = computeOutcomes(withRepeats(batch, 0));
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null, 'quota_exceeded']);
  });

  it('names the contract of a check, also when it is refused', () => {
    const [outcome] = computeOutcomes(createRecordedBatch(createCheckBatch([{ keyHash }]), [createGrant({})]));
    expect(outcome).toEqual({ refusal: 'quota_exceeded', contractId: 7, keyId: 'key7', isTest: false });
  });

  it('is deterministic', () => {
    const recorded = createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [createGrant({ granted: 1 })]);
    expect(computeOutcomes(recorded)).toEqual(computeOutcomes(recorded));
  });
});
