import { type Check, type Idempotency, Problem } from '@pruefer/contracts';
import type { LogPrivacy } from './log-privacy.js';
import type { AnswerFacts } from './recorded-batch.js';
import { testAnswerTo } from './test-answers.js';

/** Identification of a check with an `Idempotency-Key`. */
export interface IdempotentRequest {
  /** Keyed hash of API key and `Idempotency-Key`. */
  readonly id: string;
  /** SHA-256 of the API key, which identifies the contract. */
  readonly keyHash: string;
  /** Keyed hash of the `Idempotency-Key`; with the contract it identifies the entry shared by the contract's keys. */
  readonly idempotencyKey: string;
  /** Keyed hash of endpoint and IBAN, by which an erasure finds it, followed by the hash of the BIC if one was sent. */
  readonly fingerprint: string;
  /** A test key is refused with this IBAN; refusals are not stored. */
  readonly isTestRefusal: boolean;
}

/** An answer stored under an `Idempotency-Key`. */
export interface StoredAnswer extends AnswerFacts {
  /** Whether it belongs to the same request. */
  readonly isSameRequest: boolean;
}

/** The stored entry of a bulk call with an `Idempotency-Key`. A repeat is checked again and not charged. */
export interface StoredCall {
  /** Number of charged checks, which are the first ones; null for the entry of a single check. */
  readonly calls: number | null;
  readonly isSameRequest: boolean;
}

/** Stored answers by the place of the repeat in its batch. */
export type StoredAnswers = ReadonlyMap<number, StoredAnswer>;

/**
 * Identification of a bulk call.
 * @param content of the whole call: another one under the same `Idempotency-Key` is another request
 */
export function toIdempotentRequest(
  keyHash: string,
  { key, call }: Idempotency,
  content: string,
  privacy: LogPrivacy,
): IdempotentRequest {
  const fingerprint = privacy.hashOfRequest(call, content);
  return { ...hashEntryNames(keyHash, key, privacy), fingerprint, isTestRefusal: false };
}

function hashEntryNames(
  keyHash: string,
  key: string,
  privacy: LogPrivacy,
): Pick<IdempotentRequest, 'id' | 'keyHash' | 'idempotencyKey'> {
  return {
    id: privacy.hashValue(`${keyHash} ${key}`),
    keyHash,
    idempotencyKey: privacy.hashValue(`Idempotency-Key ${key}`),
  };
}

/** In the order of the checks. @throws Problem `invalid_request` for a check without key or `Idempotency-Key` */
export function toIdempotentRequests(checks: readonly Check[], privacy: LogPrivacy): IdempotentRequest[] {
  return checks.map(({ iban, bic, keyHash, idempotency }) => {
    if (keyHash === null || !idempotency) throw new Problem('invalid_request');
    return {
      ...hashEntryNames(keyHash, idempotency.key, privacy),
      fingerprint: privacy.hashOfRequest(idempotency.call, iban) + (bic === undefined ? '' : privacy.hashValue(bic)),
      isTestRefusal: typeof testAnswerTo(iban) === 'string',
    };
  });
}
