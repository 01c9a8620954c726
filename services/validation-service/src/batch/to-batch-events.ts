import {
  type AnsweredStatus,
  type BankDetails,
  MAX_BANK_TEXT,
  type ProblemCode,
  problems,
  type RequestFacts,
  toEventId,
  type ValidationAnswered,
} from '@pruefer/contracts';
import { isoTime } from './iso-time.js';
import { computeOutcomes, type Outcome } from './compute-outcomes.js';
import type { RecordedBatch, RecordedCheck } from './recorded-batch.js';

const UNKNOWN_COUNTRY = '??';

/**
 * The events of a batch: one for each check, except repeats, whose event exists already, and checks of test keys, which no statistics count.
 * Copies have the same ids and values, so that the log keeps each once; events of a voided batch replace the earlier ones. A bulk call that was
 * refused as a whole has one event.
 */
export function toBatchEvents(batch: RecordedBatch): ValidationAnswered[] {
  if (isRefusedCall(batch)) return [eventOfRefusedCall(batch)];
  const outcomes = computeOutcomes(batch);
  const events: ValidationAnswered[] = [];
  const repeats = new Set(batch.repeats);
  batch.checks.forEach((check, index) => {
    const outcome = outcomes[index]!;
    if (outcome.isTest || repeats.has(index)) return;
    const event = toRequestFacts(batch, check, index, outcome);
    events.push(isAnswered(batch, index) ? event : reverse(event));
  });
  return events;
}

function isRefusedCall({ checks, grants, repeats }: RecordedBatch): boolean {
  return checks[0]?.channel === 'bulk' && grants?.[0]?.granted === 0 && repeats.length === 0;
}

/** Holds none of the call's IBANs. */
function eventOfRefusedCall(batch: RecordedBatch): ValidationAnswered {
  const [check] = batch.checks;
  const { contractId, keyId, refusal } = batch.grants![0]!;
  const outcome: Outcome = { contractId, keyId, refusal: refusal ?? 'quota_insufficient', isTest: false };
  const event = {
    ...toRequestFacts(batch, check!, 0, outcome),
    iban: null,
    ibanMasked: null,
    ibanHash: null,
    country: UNKNOWN_COUNTRY,
  };
  return batch.voided ? reverse(event) : event;
}

/** In a voided batch only checks whose answer a repeat got count as answered. */
function isAnswered({ voided }: RecordedBatch, index: number): boolean {
  return !voided || voided.keptPlaces.includes(index);
}

/** The caller got no answer and pays nothing, so the event keeps nothing of the result. */
function reverse(event: ValidationAnswered): ValidationAnswered {
  return { ...event, ...refusalResult('unavailable'), reversed: true };
}

/** Lists all fields: spreading objects takes longer than the rest of the function. */
function toRequestFacts(batch: RecordedBatch, check: RecordedCheck, index: number, outcome: Outcome): RequestFacts {
  const { address, addressShort, addressHash } = batch.addresses[check.caller]!;
  const { status, errorCode, errorMessage, bankDetails, dataVersion } = toResult(outcome, check);
  return {
    id: toEventId(batch.id, index),
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
    channel: check.channel,
  };
}

type Result = Pick<ValidationAnswered, 'status' | 'errorCode' | 'errorMessage' | 'bankDetails' | 'dataVersion'>;

/** A refused check logs nothing of its verdict, because its caller neither got it nor paid for it. */
function toResult({ refusal }: Outcome, { finding, bankCode, errorMessage }: RecordedCheck): Result {
  if (refusal) return refusalResult(refusal);
  return {
    // The log's 400 means "invalid IBAN": the answer itself was a verdict with status 200.
    status: finding.error === null ? 200 : 400,
    errorCode: finding.error,
    errorMessage,
    bankDetails: toBankDetails(bankCode, finding),
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

function toBankDetails(bankCode: string | null, { bank, source }: RecordedCheck['finding']): BankDetails | null {
  if (bankCode === null) return null;
  const { bic = null, name: bankName = null, address: bankAddress = null } = bank ?? {};
  const otherSource = source && { authority: source.authority, publisher: truncate(source.publisher) };
  return {
    bankCode,
    bic,
    bankName: bankName && truncate(bankName),
    bankAddress: bankAddress && truncate(bankAddress),
    ...otherSource,
  };
}

/** A high surrogate at the end of a truncated text. */
const CUT_CHARACTER = /[\ud800-\udbff]$/;

/** Bank names may exceed the log's limit; a truncated name is better than a lost row. */
function truncate(text: string): string {
  return text.length > MAX_BANK_TEXT ? text.slice(0, MAX_BANK_TEXT).replace(CUT_CHARACTER, '') : text;
}
