import { Injectable } from '@nestjs/common';
import { type CheckBatch, type CheckBatchHead, Problem } from '@pruefer/contracts';
import { checkIban, getBankCountry } from '@pruefer/iban';
import type { TraceSpan } from '@pruefer/platform';
import { CurrentDirectory } from '../bank-directory/current-directory.js';
import { formatAnswers } from '../batch/format-answers.js';
import { groupCallers } from '../batch/caller.js';
import { toIdempotentRequests } from '../batch/stored-answer.js';
import type { RecordedEntry } from '../recording/batch-recorder.js';
import { CommitBatch } from '../recording/commit-batch.js';
import { LogPrivacy } from '../batch/log-privacy.js';
import { computeQuotas } from '../batch/compute-quotas.js';
import { toBatchRecord } from '../batch/batch-record.js';

/** Answers the checks of a batch from the gateway. */
@Injectable()
export class AnswerBatch {
  constructor(
    private readonly directory: CurrentDirectory,
    private readonly privacy: LogPrivacy,
    private readonly commit: CommitBatch,
  ) {}

  /**
   * Makes the verdicts, charges and records them in one statement and builds the answers; events are sent afterwards.
   * @param span of the call, when one of its checks is traced
   * @returns lines of JSON: the head (`CheckBatchHead`), then one answer for each check
   * @throws Problem `unavailable` when nothing could be recorded or no directory is loaded; `invalid_request`
   */
  async run(batch: CheckBatch, span?: TraceSpan): Promise<string> {
    const arrivedAt = performance.now();
    refuseFreeKeys(batch);
    const requests = batch.kind === 'idempotent' ? toIdempotentRequests(batch.checks, this.privacy) : [];
    const banks = this.directory.banks();
    const callers = groupCallers(batch.checks);
    const verdicts = batch.checks.map(({ iban }) => checkIban(iban, banks.of(getBankCountry(iban)), banks.registry));
    const checkDurationMs = performance.now() - arrivedAt;
    const checkedBatch = { batch, callers, verdicts, checkDurationMs, traceparent: span?.traceparent };
    const entry = {
      kind: batch.kind,
      batch: toBatchRecord(checkedBatch, this.privacy),
      callers: callers.callers,
      requests,
    };
    return formatBatchAnswer(await this.commit.run(entry, span), batch);
  }
}

/** A public batch is recorded without a charge, so a key in it would be free. */
function refuseFreeKeys({ kind, checks }: CheckBatch): void {
  if (kind === 'public' && checks.some(({ keyHash }) => keyHash !== null)) throw new Problem('invalid_request');
}

function formatBatchAnswer({ batch, now, storedAnswers }: RecordedEntry, { checks }: CheckBatch): string {
  // A repeat is answered from the first call's row: both must have the same checks.
  if (batch.checks.length !== checks.length) throw new Problem('invalid_request');
  const answers = formatAnswers(batch, checks, storedAnswers);
  const head: CheckBatchHead = {
    now,
    ...computeQuotas(batch),
    ...selectReplayed(storedAnswers),
    ...selectMinimal(checks, answers),
  };
  return [JSON.stringify(head), ...answers, ''].join('\n');
}

function selectReplayed(storedAnswers: RecordedEntry['storedAnswers']): Pick<CheckBatchHead, 'replayed'> {
  const replays = [...storedAnswers].filter(([, { isSameRequest }]) => isSameRequest);
  return replays.length === 0 ? {} : { replayed: replays.map(([index]) => index) };
}

/** Places of short answers, so that the gateway does not assume them of an earlier version without them. */
function selectMinimal(checks: CheckBatch['checks'], answers: readonly string[]): Pick<CheckBatchHead, 'minimal'> {
  const minimal = checks.flatMap(({ isMinimal }, index) =>
    isMinimal && answers[index]!.startsWith('200') ? [index] : [],
  );
  return minimal.length === 0 ? {} : { minimal };
}
