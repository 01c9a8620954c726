import type { Check, CheckBatch } from '@pruefer/contracts';
import { bankCodeIn, errorSentence, type Verdict } from '@pruefer/iban';
import type { CallersOfBatch } from './caller.js';
import type { LogPrivacy } from './log-privacy.js';
import type { RecordedCheck, UnchargedBatch } from './recorded-batch.js';

/** A batch with verdicts, before charging. */
interface CheckedBatch {
  readonly batch: CheckBatch;
  readonly callers: CallersOfBatch;
  /** One for each check. */
  readonly verdicts: readonly Verdict[];
  /** From the batch's arrival to its last verdict. */
  readonly checkDurationMs: number;
  /** Trace context, as in `RecordedBatch`. */
  readonly traceparent?: string | undefined;
}

/** The content of a batch's row: all data for answers and events, with the IBAN only as far as the log may hold it. */
export function toBatchRecord(checkedBatch: CheckedBatch, privacy: LogPrivacy): UnchargedBatch {
  const { batch, callers, verdicts, checkDurationMs, traceparent } = checkedBatch;
  return {
    id: batch.id,
    addresses: callers.callers.map(({ address }) => privacy.ofAddress(address)),
    checks: batch.checks.map((check, index) =>
      toCheckRecord(check, { verdict: verdicts[index]!, caller: callers.callerOf[index]!, checkDurationMs }, privacy),
    ),
    ...(traceparent !== undefined && { traceparent }),
  };
}

/** The verdict on a check, with the place of its caller in the batch. */
interface CheckedCheck {
  readonly verdict: Verdict;
  readonly caller: number;
  /** Duration of the checks, as in `CheckedBatch`. */
  readonly checkDurationMs: number;
}

/** Lists all fields: spreading objects takes longer than the rest of the function. */
export function toCheckRecord(
  check: Omit<Check, 'keyHash' | 'address'>,
  { verdict, caller, checkDurationMs }: CheckedCheck,
  privacy: LogPrivacy,
): RecordedCheck {
  const { iban, ibanMasked, ibanHash } = privacy.ofIban(check.iban);
  const { bankCode, errorMessage } = describeVerdict(verdict);
  return {
    requestId: check.requestId,
    channel: check.channel ?? null,
    caller,
    receivedAt: check.receivedAt,
    responseTimeMs: hundredths(check.waitedMs + checkDurationMs),
    iban,
    ibanMasked,
    ibanHash,
    bankCode,
    errorMessage,
    finding: toFinding(verdict, check.bic),
  };
}

type Words = Pick<RecordedCheck, 'bankCode' | 'errorMessage'>;

function describeVerdict(verdict: Verdict): Words {
  if (verdict.error === null && verdict.bank) return { bankCode: verdict.bank.code, errorMessage: null };
  return { bankCode: bankCodeIn(verdict), errorMessage: errorSentence(verdict) };
}

function toFinding(verdict: Verdict, bic: string | undefined): RecordedCheck['finding'] {
  const { country, error, position, results, bank, warnings, suggestions, dataVersion, source, registry } = verdict;
  return { country, error, position, results, bank, warnings, suggestions, dataVersion, source, registry, bic };
}

function hundredths(ms: number): number {
  return Math.round(ms * 100) / 100;
}
