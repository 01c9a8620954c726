import type { Check } from '@pruefer/contracts';
import { Problem } from '@pruefer/contracts';
import type { LogPrivacy } from './log-privacy.js';
import type { AnswerFacts } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

/** What a check with an `Idempotency-Key` is known by. */
export interface IdempotentRequest {
  /** Keyed hash of API key and `Idempotency-Key`. */
  readonly id: string;
  /** SHA-256 of the API key, which names the contract. */
  readonly keyHash: string;
  /** Keyed hash of the `Idempotency-Key`: with the contract it names the entry that all keys of the contract share. */
  readonly idempotencyKey: string;
  /** Keyed hash of call and IBAN, by which an erasure finds it; where a BIC was sent, followed by that of the BIC. */
  readonly fingerprint: string;
  /** A test key is refused with this IBAN, and refusals are not kept. */
  readonly isTestRefusal: boolean;
}

/** The answer that is kept under an `Idempotency-Key`. */
export interface GivenAnswer extends AnswerFacts {
  /** Whether it was given to the same request. */
  readonly isSameRequest: boolean;
}

/** By the place of the repeat in its batch. */
export type GivenAnswers = ReadonlyMap<number, GivenAnswer>;

/**
 * What the checks of an idempotent batch are known by, in their order.
 * @throws Problem `invalid_request` for a check without key or `Idempotency-Key`
 */
export function idempotentRequestsOf(checks: readonly Check[], privacy: LogPrivacy): IdempotentRequest[] {
  return checks.map(({ iban, bic, keyHash, idempotency }) => {
    if (keyHash === null || !idempotency) throw new Problem('invalid_request');
    return {
      id: privacy.hashOf(`${keyHash} ${idempotency.key}`),
      keyHash,
      idempotencyKey: privacy.hashOf(`Idempotency-Key ${idempotency.key}`),
      fingerprint: privacy.hashOfRequest(idempotency.call, iban) + (bic === undefined ? '' : privacy.hashOf(bic)),
      isTestRefusal: typeof testAnswerTo(iban) === 'string',
    };
  });
}
