import type { CarriedFacts, ChargeRefusal } from '@pruefer/contracts';
import type { Verdict } from '@pruefer/iban';

/** What `keys.charge` decided for one caller of a batch. */
export interface Grant {
  /** null: the key is unknown. */
  readonly contractId: number | null;
  readonly keyId: string | null;
  /** How many of the caller's checks get their verdict; the rest finds the quota used up. */
  readonly granted: number;
  /** Why none does, whatever the quota. */
  readonly refusal: ChargeRefusal | null;
  /** Of the contract, with what is left of it after this caller; null where there is none. */
  readonly quota: number | null;
  readonly remaining: number | null;
  /** Of a test key: nothing was charged. */
  readonly isTest: boolean;
}

/** A caller's address in the forms that the log keeps. */
export interface RecordedAddress {
  readonly address: string;
  readonly addressShort: string;
  readonly addressHash: string;
}

/** An IBAN in full, masked or neither, as the setting LOG_IBAN wants it; never both. */
export interface RecordedIban {
  readonly iban: string | null;
  readonly ibanMasked: string | null;
  /** null: it was erased before it reached the log. */
  readonly ibanHash: string | null;
}

/** One check as the row of its batch keeps it. */
export interface RecordedCheck extends RecordedIban, CarriedFacts {
  /** Place of its caller in the batch. */
  readonly caller: number;
  /** When the gateway received it, in epoch milliseconds. */
  readonly receivedAt: number;
  readonly responseTimeMs: number;
  /** Bank code and error sentence: they follow from the IBAN, which the row may not hold. */
  readonly bankCode: string | null;
  readonly errorMessage: string | null;
  /** The verdict but for the IBAN. */
  readonly finding: Omit<Verdict, 'iban'>;
}

/** A batch as its row in the outbox keeps it: answers and events are functions of it, for the first call, a repeat and the relay. */
export interface RecordedBatch {
  readonly id: string;
  readonly addresses: readonly RecordedAddress[];
  readonly checks: readonly RecordedCheck[];
  /** One for each caller; null for a public batch. */
  readonly grants: readonly Grant[] | null;
  /** Places of checks that were answered before under their `Idempotency-Key`: neither charged nor published to the log. */
  readonly repeats: readonly number[];
  /** The trace that its events belong to, when one of its checks is traced. */
  readonly traceparent?: string;
  /**
   * Its callers were answered 503 after all: what it was charged is given back, but for the places whose answer a repeat under the same
   * `Idempotency-Key` got.
   */
  readonly voided?: { readonly keptPlaces: readonly number[] };
}

/** A batch whose grants the database has yet to decide. */
export type UnchargedBatch = Omit<RecordedBatch, 'grants' | 'repeats'>;

/** What an answer is made of, together with the IBAN that its caller brings along. */
export type AnswerFacts = Pick<RecordedCheck, 'receivedAt' | 'finding'>;
