import type { Check, CheckBatch } from '@pruefer/contracts';
import { explain, type Verdict } from '@pruefer/iban';
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
}

/** What the row of a batch will keep: everything that answers and events need, and no more of an IBAN than the log may hold. */
export function recordBatch(
  { batch, callers, verdicts, judgedInMs }: JudgedBatch,
  privacy: LogPrivacy,
): UnchargedBatch {
  return {
    id: batch.id,
    addresses: callers.callers.map(({ address }) => privacy.ofAddress(address)),
    checks: batch.checks.map((check, place) => ({
      requestId: check.requestId,
      caller: callers.callerOf[place]!,
      receivedAt: check.receivedAt,
      responseTimeMs: hundredths(check.waitedMs + judgedInMs),
      ...privacy.ofIban(check.iban),
      ...wordsOf(verdicts[place]!, check),
    })),
  };
}

type Words = Pick<RecordedCheck, 'bankCode' | 'errorMessage' | 'finding'>;

function wordsOf(verdict: Verdict, { receivedAt }: Check): Words {
  const finding = findingOf(verdict);
  if (verdict.error === null && verdict.bank) return { bankCode: verdict.bank.code, errorMessage: null, finding };
  const { blz, error } = explain(verdict, new Date(receivedAt).toISOString());
  return { bankCode: blz, errorMessage: error, finding };
}

function findingOf(verdict: Verdict): RecordedCheck['finding'] {
  const { country, error, position, results, bank, warnings, suggestions, dataVersion } = verdict;
  return { country, error, position, results, bank, warnings, suggestions, dataVersion };
}

function hundredths(ms: number): number {
  return Math.round(ms * 100) / 100;
}
