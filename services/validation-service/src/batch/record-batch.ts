import type { Check, CheckBatch } from '@pruefer/contracts';
import { bankCodeIn, errorSentence, type Verdict } from '@pruefer/iban';
import type { CallersOfBatch } from './caller.js';
import type { LogPrivacy } from './log-privacy.js';
import type { RecordedCheck, UnchargedBatch } from './recorded-batch.js';

/** What a batch came to before anything was charged. */
export interface JudgedBatch {
  readonly batch: CheckBatch;
  readonly callers: CallersOfBatch;
  /** One for each check. */
  readonly verdicts: readonly Verdict[];
  /** From the batch's arrival to its last verdict. */
  readonly judgedInMs: number;
  /** As in `RecordedBatch`. */
  readonly traceparent?: string | undefined;
}

/** What the row of a batch will keep: everything that answers and events need, and no more of an IBAN than the log may hold. */
export function recordBatch(judged: JudgedBatch, privacy: LogPrivacy): UnchargedBatch {
  const { batch, callers, traceparent } = judged;
  return {
    id: batch.id,
    addresses: callers.callers.map(({ address }) => privacy.ofAddress(address)),
    checks: batch.checks.map((check, place) => recordCheck(check, place, judged, privacy)),
    ...(traceparent !== undefined && { traceparent }),
  };
}

/** Written out field by field: copying parts of objects together takes longer than all the rest. */
function recordCheck(check: Check, place: number, judged: JudgedBatch, privacy: LogPrivacy): RecordedCheck {
  const verdict = judged.verdicts[place]!;
  const { iban, ibanMasked, ibanHash } = privacy.ofIban(check.iban);
  const { bankCode, errorMessage } = wordsOf(verdict);
  return {
    requestId: check.requestId,
    caller: judged.callers.callerOf[place]!,
    receivedAt: check.receivedAt,
    responseTimeMs: hundredths(check.waitedMs + judged.judgedInMs),
    iban,
    ibanMasked,
    ibanHash,
    bankCode,
    errorMessage,
    finding: findingOf(verdict, check.bic),
  };
}

type Words = Pick<RecordedCheck, 'bankCode' | 'errorMessage'>;

function wordsOf(verdict: Verdict): Words {
  if (verdict.error === null && verdict.bank) return { bankCode: verdict.bank.code, errorMessage: null };
  return { bankCode: bankCodeIn(verdict), errorMessage: errorSentence(verdict) };
}

function findingOf(verdict: Verdict, bic: string | undefined): RecordedCheck['finding'] {
  const { country, error, position, results, bank, warnings, suggestions, dataVersion, source, registry } = verdict;
  return { country, error, position, results, bank, warnings, suggestions, dataVersion, source, registry, bic };
}

function hundredths(ms: number): number {
  return Math.round(ms * 100) / 100;
}
