import {
  type AnsweredStatus,
  type BankDetails,
  eventIdOf,
  type ProblemCode,
  problems,
  type ValidationAnswered,
} from '@pruefer/contracts';
import { type Outcome, outcomesOf } from './outcomes-of.js';
import type { RecordedBatch, RecordedCheck } from './recorded-batch.js';

const UNKNOWN_COUNTRY = '??';

/** The events of a batch, one for each check. Every copy has the same ids and values, so that the log keeps each once. */
export function eventsOf(batch: RecordedBatch): ValidationAnswered[] {
  const outcomes = outcomesOf(batch);
  return batch.checks.map((check, place) => ({
    id: eventIdOf(batch.id, place),
    at: new Date(check.receivedAt).toISOString(),
    ...batch.addresses[check.caller]!,
    iban: check.iban,
    ibanMasked: check.ibanMasked,
    ibanHash: check.ibanHash,
    country: check.finding.country ?? UNKNOWN_COUNTRY,
    responseTimeMs: check.responseTimeMs,
    requestId: check.requestId,
    ...answerFields(outcomes[place]!, check),
  }));
}

type AnswerFields = Pick<
  ValidationAnswered,
  'contractId' | 'keyId' | 'status' | 'errorCode' | 'errorMessage' | 'bankDetails' | 'dataVersion'
>;

/** A refused check tells the log nothing of its verdict: nobody has paid for it, nobody has seen it. */
function answerFields({ refusal, contractId, keyId }: Outcome, { finding, ...check }: RecordedCheck): AnswerFields {
  if (refusal) return { contractId, keyId, ...refusalFields(refusal), bankDetails: null, dataVersion: null };
  return {
    contractId,
    keyId,
    // The log's 400 means "invalid IBAN": the answer itself was a verdict, sent with 200 (DESIGN decision 1).
    status: finding.error === null ? 200 : 400,
    errorCode: finding.error,
    errorMessage: check.errorMessage,
    bankDetails: bankDetailsOf(check.bankCode, finding.bank),
    dataVersion: finding.dataVersion,
  };
}

function refusalFields(code: ProblemCode): Pick<ValidationAnswered, 'status' | 'errorCode' | 'errorMessage'> {
  const { status, text } = problems[code];
  return { status: status as AnsweredStatus, errorCode: code, errorMessage: text };
}

function bankDetailsOf(bankCode: string | null, bank: RecordedCheck['finding']['bank']): BankDetails | null {
  if (bankCode === null) return null;
  return { bankCode, bic: bank?.bic ?? null, bankName: bank?.name ?? null, bankAddress: bank?.address ?? null };
}
