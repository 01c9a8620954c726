import {
  type BulkBatch,
  bulkBatch,
  type BulkBatchHead,
  type BulkCall,
  type BulkInput,
  type CarriedFacts,
} from '@pruefer/contracts';
import { type Batch, newBatchId, sealed, waitedMsOf } from './batch.js';
import type { Gathering } from './gathering.js';
import type { Pending } from './pending-check.js';

/** A bulk call whose caller waits for the answer. */
export interface PendingCall extends Pending {
  readonly call: BulkCall & CarriedFacts;
  readonly items: readonly BulkInput[];
  /** @param lines one for each item: status, blank, and the verdict or the code of a problem */
  answer(head: BulkBatchHead, lines: readonly Buffer[]): void;
}

/** Most bulk calls that wait in one gateway: some 10 MB. */
const MAX_WAITING_CALLS = 100;

/** How long bulk calls rest after one, as a multiple of its duration, while there are single checks. */
const REST = 1;

/**
 * Bulk calls: each is a batch of its own, and a replica has one at a time. While there are single checks, bulk calls leave them half of the time.
 * @param areChecksBusy whether single checks were sent within the last second
 */
export const gatheringOfCalls = (areChecksBusy: () => boolean): Gathering<PendingCall> => ({
  kind: 'bulk',
  maxWaiting: MAX_WAITING_CALLS,
  perBatch: 1,
  isOneByOne: true,
  restAfter: (durationMs) => (areChecksBusy() ? REST * durationMs : 0),
  batchOf: ([pending], nowMs) => batchOfCall(pending!, nowMs),
  deliver: ([pending], { head, lines }) => pending!.answer(head as unknown as BulkBatchHead, lines),
});

function batchOfCall({ call, items, arrivedMs, span }: PendingCall, nowMs: number): Batch {
  const id = newBatchId();
  const content: BulkBatch = { id, call: { ...call, waitedMs: waitedMsOf(arrivedMs, nowMs) }, items: [...items] };
  const facts = { id, kind: 'bulk', path: bulkBatch.path, count: items.length } as const;
  return sealed({ ...facts, content, traced: span && [span] }, arrivedMs, nowMs);
}
