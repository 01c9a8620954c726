import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type BulkBatch, Problem } from '@pruefer/contracts';
import { checkIban, getBankCountry } from '@pruefer/iban';
import type { TraceSpan } from '@pruefer/platform';
import { CurrentDirectory } from '../bank-directory/current-directory.js';
import { LogPrivacy } from '../batch/log-privacy.js';
import { toCheckRecord } from '../batch/batch-record.js';
import type { RecordedCheck } from '../batch/recorded-batch.js';
import { type IdempotentRequest, toIdempotentRequest } from '../batch/stored-answer.js';
import { CommitBatch } from '../recording/commit-batch.js';
import { linesOfCall } from './lines-of-call.js';

/** Checks between two pauses, in which batches of single checks go first: less than a millisecond of work. */
const CHECKS_AT_ONCE = 50;

/** Answers a bulk call: one charge and one row of the outbox for all of its checks. */
@Injectable()
export class AnswerCall {
  constructor(
    private readonly directory: CurrentDirectory,
    private readonly privacy: LogPrivacy,
    private readonly commit: CommitBatch,
  ) {}

  /**
   * @param span of the call, when it is traced
   * @returns lines of JSON: the head (`BulkBatchHead`), then one line for each item
   * @throws Problem `unavailable` when nothing could be recorded or no directory is loaded; `invalid_request`
   */
  async run(bulk: BulkBatch, span?: TraceSpan): Promise<string> {
    const { id, call, items } = bulk;
    const { keyHash, address, isPartial, isPrepaid = false } = call;
    if (isPrepaid && !call.idempotency) throw new Problem('invalid_request');
    const checks = await this.check(bulk);
    const batch = { id, addresses: [this.privacy.ofAddress(address)], checks };
    const callers = [{ keyHash, address, checkCount: items.length }];
    const traced = span === undefined ? batch : { ...batch, traceparent: span.traceparent };
    const entry = {
      kind: 'bulk',
      batch: traced,
      callers,
      requests: this.listRequests(bulk),
      isPartial,
      isPrepaid,
    } as const;
    return linesOfCall(await this.commit.run(entry, span), bulk);
  }

  private async check({ call, items }: BulkBatch): Promise<RecordedCheck[]> {
    const arrivedAt = performance.now();
    const banks = this.directory.banks();
    const checks: RecordedCheck[] = [];
    for (const item of items) {
      if (checks.length > 0 && checks.length % CHECKS_AT_ONCE === 0) await yieldToOthers();
      const verdict = checkIban(item.iban, banks.of(getBankCountry(item.iban)), banks.registry);
      const checkDurationMs = performance.now() - arrivedAt;
      checks.push(toCheckRecord({ ...call, ...item }, { verdict, caller: 0, checkDurationMs }, this.privacy));
    }
    return checks;
  }

  private listRequests({ call, items }: BulkBatch): IdempotentRequest[] {
    const { keyHash, idempotency, isPartial } = call;
    if (!idempotency) return [];
    return [toIdempotentRequest(keyHash, idempotency, JSON.stringify([isPartial, items]), this.privacy)];
  }
}
