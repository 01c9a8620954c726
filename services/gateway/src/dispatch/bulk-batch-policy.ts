import {
  type BulkBatch,
  bulkBatch,
  type BulkBatchHead,
  type BulkCall,
  type BulkInput,
  type CarriedFacts,
} from '@pruefer/contracts';
import { newBatchId } from '@pruefer/platform';
import { type Batch, computeWaitedMs, serializeBatch } from './batch.js';
import type { BatchPolicy } from './batch-policy.js';
import type { Pending } from './pending-check.js';

/** A bulk call whose caller waits for the answer. */
export interface PendingBulkCall extends Pending {
  readonly call: BulkCall & CarriedFacts;
  readonly items: readonly BulkInput[];
  /** @param lines one for each item: status, blank, and the verdict or the code of a problem */
  answer(head: BulkBatchHead, lines: readonly Buffer[]): void;
}

/** Most bulk calls that wait in one gateway: some 10 MB. */
const MAX_WAITING_BULK_CALLS = 100;

/** Pause for each single check that was sent meanwhile: with it, single checks keep about half of the processor time. */
const PAUSE_PER_CHECK_MS = 3;
/** After a longer pause, queued calls would exceed their time limit, above all after a call without an answer. */
const MAX_PAUSE_MS = 200;

/**
 * The rules of bulk calls: each forms its own batch, and a replica gets one at a time. The pause after a call grows with the single checks.
 * @param sentChecks single checks sent so far
 */
export function bulkBatchPolicy(sentChecks: () => number): BatchPolicy<PendingBulkCall> {
  let sentBefore = sentChecks();
  return {
    kind: 'bulk',
    maxWaiting: MAX_WAITING_BULK_CALLS,
    perBatch: 1,
    isSequential: true,
    pauseAfterMs: (durationMs) => {
      const sentCount = sentChecks() - sentBefore;
      sentBefore += sentCount;
      return Math.min(sentCount * PAUSE_PER_CHECK_MS, durationMs, MAX_PAUSE_MS);
    },
    createBatch: ([pending], nowMs) => createBulkBatch(pending!, nowMs),
    deliver: ([pending], { head, lines }) => pending!.answer(head as unknown as BulkBatchHead, lines),
  };
}

function createBulkBatch({ call, items, arrivedMs, span }: PendingBulkCall, nowMs: number): Batch {
  const id = newBatchId();
  const content: BulkBatch = { id, call: { ...call, waitedMs: computeWaitedMs(arrivedMs, nowMs) }, items: [...items] };
  const facts = { id, kind: 'bulk', path: bulkBatch.path, count: items.length } as const;
  return serializeBatch({ ...facts, content, traced: span && [span] }, arrivedMs, nowMs);
}
