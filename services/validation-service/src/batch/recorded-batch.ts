import type { CarriedFacts, ChargeRefusal } from '@pruefer/contracts';
import type { Verdict } from '@pruefer/iban';

/** Result of `keys.charge` for one caller of a batch. */
export interface Grant {
  /** null: the key is unknown. */
  readonly contractId: number | null;
  readonly keyId: string | null;
  /** Number of the caller's checks that get their verdict; the rest exceeds the quota. */
  readonly granted: number;
  /** Reason for refusing all checks, independent of the quota. */
  readonly refusal: ChargeRefusal | null;
  /** The contract's quota, and what remains of it after this caller; null: no quota. */
  readonly quota: number | null;
  readonly remaining: number | null;
  /** Test key: nothing was charged. */
  readonly isTest: boolean;
}

/** A caller's address in the forms that the log keeps. */
export interface RecordedAddress {
  readonly address: string;
  readonly addressShort: string;
  readonly addressHash: string;
}

/** An IBAN in full, masked or neither, by the setting LOG_IBAN; never both. */
export interface RecordedIban {
  readonly iban: string | null;
  readonly ibanMasked: string | null;
  /** null: erased before it reached the log. */
  readonly ibanHash: string | null;
}

/** One check in the row of its batch. */
export interface RecordedCheck extends RecordedIban, CarriedFacts {
  /** Index of its caller in the batch. */
  readonly caller: number;
  /** Time of receipt at the gateway, in epoch milliseconds. */
  readonly receivedAt: number;
  readonly responseTimeMs: number;
  /** Bank code and error sentence: derived from the IBAN, which the row may not hold. */
  readonly bankCode: string | null;
  readonly errorMessage: string | null;
  /** The verdict without the IBAN. */
  readonly finding: Omit<Verdict, 'iban'>;
}

/** A batch as stored in the outbox. Answers and events are pure functions of it, for the first call, a repeat and the relay. */
export interface RecordedBatch {
  readonly id: string;
  readonly addresses: readonly RecordedAddress[];
  readonly checks: readonly RecordedCheck[];
  /** One for each caller; null for a public batch. */
  readonly grants: readonly Grant[] | null;
  /** Places of checks answered before under their `Idempotency-Key`: neither charged nor published. */
  readonly repeats: readonly number[];
  /** Trace of its events, when one of its checks is traced. */
  readonly traceparent?: string;
  /** The callers were answered 503. The charge is refunded, except for the places whose answer a repeat with the same `Idempotency-Key` got. */
  readonly voided?: { readonly keptPlaces: readonly number[] };
}

/** A batch before charging. */
export type UnchargedBatch = Omit<RecordedBatch, 'grants' | 'repeats'>;

/** The stored facts of an answer, without the IBAN. */
export type AnswerFacts = Pick<RecordedCheck, 'receivedAt' | 'finding'>;
