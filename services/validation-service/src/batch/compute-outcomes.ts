import type { ProblemCode } from '@pruefer/contracts';
import type { Grant, RecordedBatch } from './recorded-batch.js';

export interface Outcome {
  /** null: it gets its verdict. */
  readonly refusal: ProblemCode | null;
  readonly contractId: number | null;
  readonly keyId: string | null;
  /** Sent with a test key: answered from `testIbans` and not published. */
  readonly isTest: boolean;
}

const publicOutcome: Outcome = { refusal: null, contractId: null, keyId: null, isTest: false };

/**
 * The outcome of each check, in order: a caller's first checks use up its grant.
 * Repeats use up nothing and have no refusal; their answers are stored elsewhere.
 */
export function computeOutcomes({ checks, grants, repeats }: RecordedBatch): Outcome[] {
  if (grants === null) return checks.map(() => publicOutcome);
  const grantsOfCallers = grants.map((grant) => ({ remaining: grant.granted, ...outcomesOfGrant(grant) }));
  const repeatPlaces = new Set(repeats);
  return checks.map(({ caller }, index) => {
    const grant = grantsOfCallers[caller]!;
    if (repeatPlaces.has(index)) return grant.answered;
    return grant.remaining-- > 0 ? grant.answered : grant.refused;
  });
}

function outcomesOfGrant({ contractId, keyId, refusal, isTest }: Grant): { answered: Outcome; refused: Outcome } {
  return {
    answered: { refusal: null, contractId, keyId, isTest },
    refused: { refusal: refusal ?? 'quota_exceeded', contractId, keyId, isTest },
  };
}
