import type { ProblemCode } from '@pruefer/contracts';
import type { Grant, RecordedBatch } from './recorded-batch.js';

/** How one check of a batch ends. */
export interface Outcome {
  /** null: it gets its verdict. */
  readonly refusal: ProblemCode | null;
  readonly contractId: number | null;
  readonly keyId: string | null;
  /** Asked with a test key: answered from `testIbans`, and nobody else hears of it. */
  readonly isTest: boolean;
}

const publicOutcome: Outcome = { refusal: null, contractId: null, keyId: null, isTest: false };

/**
 * The outcome of each check, in order: the first of a caller's checks use up what it was granted. Repeats use up nothing and have
 * no refusal; what they are answered with is for others to say.
 */
export function outcomesOf({ checks, grants, repeats }: RecordedBatch): Outcome[] {
  if (grants === null) return checks.map(() => publicOutcome);
  const endings = grants.map((grant) => ({ left: grant.granted, ...endingsOf(grant) }));
  const repeated = new Set(repeats);
  return checks.map(({ caller }, place) => {
    const ending = endings[caller]!;
    if (repeated.has(place)) return ending.answered;
    return ending.left-- > 0 ? ending.answered : ending.refused;
  });
}

function endingsOf({ contractId, keyId, refusal, isTest }: Grant): { answered: Outcome; refused: Outcome } {
  return {
    answered: { refusal: null, contractId, keyId, isTest },
    refused: { refusal: refusal ?? 'quota_exceeded', contractId, keyId, isTest },
  };
}
