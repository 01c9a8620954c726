import {
  type AnsweredStatus,
  type BankDetails,
  eventIdOf,
  MAX_BANK_TEXT,
  type ProblemCode,
  problems,
  type RequestFacts,
  type ValidationAnswered,
} from '@pruefer/contracts';
import { isoTime } from './iso-time.js';
import { type Outcome, outcomesOf } from './outcomes-of.js';
import type { RecordedBatch, RecordedCheck } from './recorded-batch.js';

const UNKNOWN_COUNTRY = '??';

/**
 * The events of a batch, one for each check but repeats, which have theirs, and those of test keys: nothing was found out about an IBAN, and
 * no figure shall count it.
 * Every copy has the same ids and values, so that the log keeps each once; those of a voided batch take the others back.
 */
export function eventsOf(batch: RecordedBatch): ValidationAnswered[] {
  const outcomes = outcomesOf(batch);
  const events: ValidationAnswered[] = [];
  const repeated = new Set(batch.repeats);
  batch.checks.forEach((check, place) => {
    const outcome = outcomes[place]!;
    if (outcome.isTest || repeated.has(place)) return;
    const event = eventOf(batch, check, place, outcome);
    events.push(isAnswered(batch, place) ? event : reversed(event));
  });
  return events;
}

/** Of a voided batch only what a repeat was answered with stays an answer. */
function isAnswered({ voided }: RecordedBatch, place: number): boolean {
  return !voided || voided.keptPlaces.includes(place);
}

/** Nobody has seen what was found out, and nobody pays for it. */
function reversed(event: ValidationAnswered): ValidationAnswered {
  return { ...event, ...refusalResult('unavailable'), reversed: true };
}

/** Written out field by field: copying parts of objects together takes longer than all the rest. */
function eventOf(batch: RecordedBatch, check: RecordedCheck, place: number, outcome: Outcome): RequestFacts {
  const { address, addressShort, addressHash } = batch.addresses[check.caller]!;
  const { status, errorCode, errorMessage, bankDetails, dataVersion } = resultOf(outcome, check);
  return {
    id: eventIdOf(batch.id, place),
    at: isoTime(check.receivedAt),
    contractId: outcome.contractId,
    keyId: outcome.keyId,
    address,
    addressShort,
    addressHash,
    iban: check.iban,
    ibanMasked: check.ibanMasked,
    ibanHash: check.ibanHash,
    country: check.finding.country ?? UNKNOWN_COUNTRY,
    status,
    responseTimeMs: check.responseTimeMs,
    errorCode,
    errorMessage,
    bankDetails,
    dataVersion,
    requestId: check.requestId,
  };
}

type Result = Pick<ValidationAnswered, 'status' | 'errorCode' | 'errorMessage' | 'bankDetails' | 'dataVersion'>;

/** A refused check tells the log nothing of its verdict: nobody has paid for it, nobody has seen it. */
function resultOf({ refusal }: Outcome, { finding, bankCode, errorMessage }: RecordedCheck): Result {
  if (refusal) return refusalResult(refusal);
  return {
    // The log's 400 means "invalid IBAN": the answer itself was a verdict, sent with 200.
    status: finding.error === null ? 200 : 400,
    errorCode: finding.error,
    errorMessage,
    bankDetails: bankDetailsOf(bankCode, finding),
    dataVersion: finding.dataVersion,
  };
}

function refusalResult(code: ProblemCode): Result {
  const { status, text } = problems[code];
  return {
    status: status as AnsweredStatus,
    errorCode: code,
    errorMessage: text,
    bankDetails: null,
    dataVersion: null,
  };
}

function bankDetailsOf(bankCode: string | null, { bank, source }: RecordedCheck['finding']): BankDetails | null {
  if (bankCode === null) return null;
  const { bic = null, name: bankName = null, address: bankAddress = null } = bank ?? {};
  const other = source && { authority: source.authority, publisher: shortened(source.publisher) };
  return {
    bankCode,
    bic,
    bankName: bankName && shortened(bankName),
    bankAddress: bankAddress && shortened(bankAddress),
    ...other,
  };
}

/** Half a character at the end of a text that was cut off. */
const CUT_CHARACTER = /[\ud800-\udbff]$/;

/** What a publisher calls a bank may be longer than the log takes: its row matters more than the end of a name. */
function shortened(text: string): string {
  return text.length > MAX_BANK_TEXT ? text.slice(0, MAX_BANK_TEXT).replace(CUT_CHARACTER, '') : text;
}
