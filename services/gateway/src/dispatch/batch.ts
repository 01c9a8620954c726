import { type BatchKind, checkBatch, type CheckBatch, type CheckKind } from '@pruefer/contracts';
import { joinSpans, newBatchId, type TraceSpan } from '@pruefer/platform';
import type { PendingCheck } from './pending-check.js';

/** Time from the arrival of a check in which it is answered or refused, in milliseconds. */
export const TOTAL_TIMEOUT_MS = 3_000;
/** Milliseconds that one replica has for a batch. */
export const ATTEMPT_TIMEOUT_MS = 1_200;
/** Checks that waited longer are not sent, so that a 503 is never charged. A whole attempt and the next sweep must fit after it. */
export const MAX_WAIT_MS = 1_700;

/** A batch for a replica, serialized once; a repeat sends the same text. */
export interface Batch {
  readonly id: string;
  readonly kind: BatchKind;
  /** Path of the endpoint of validation-service. */
  readonly path: string;
  readonly count: number;
  readonly json: string;
  /** Milliseconds that its oldest check had waited at the dispatch. */
  readonly waitedMs: number;
  /** When its oldest check must have been answered, on the clock of `performance.now()`. */
  readonly deadlineMs: number;
  /** Span from sending to the answer, when one of its checks is traced. */
  readonly span?: TraceSpan | undefined;
}

/** A batch with a new id, ready to be sent. @param nowMs in milliseconds of `performance.now()`, as `arrivedMs` */
export function createBatch(kind: CheckKind, pending: readonly PendingCheck[], nowMs: number): Batch {
  let oldestMs = nowMs;
  let traced: TraceSpan[] | undefined;
  const checks = pending.map(({ check, arrivedMs, span }) => {
    if (arrivedMs < oldestMs) oldestMs = arrivedMs;
    if (span) (traced ??= []).push(span);
    check.waitedMs = computeWaitedMs(arrivedMs, nowMs);
    return check;
  });
  const batch: CheckBatch = { id: newBatchId(), kind, checks };
  return serializeBatch(
    { ...batch, path: checkBatch.path, count: checks.length, content: batch, traced },
    oldestMs,
    nowMs,
  );
}

interface Content extends Pick<Batch, 'id' | 'kind' | 'path' | 'count'> {
  readonly content: object;
  readonly traced: readonly TraceSpan[] | undefined;
}

/** Serializes a batch. @param oldestMs arrival of its first caller */
export function serializeBatch(
  { id, kind, path, count, content, traced }: Content,
  oldestMs: number,
  nowMs: number,
): Batch {
  const facts = { 'batch.id': id, 'batch.kind': kind, 'batch.checks': count };
  return {
    id,
    kind,
    path,
    count,
    json: JSON.stringify(content),
    waitedMs: nowMs - oldestMs,
    deadlineMs: oldestMs + TOTAL_TIMEOUT_MS,
    span: joinSpans(traced, 'call validation-service', 'client', facts),
  };
}

/** The wait of one caller, to hundredths of a millisecond. */
export function computeWaitedMs(arrivedMs: number, nowMs: number): number {
  return Math.round((nowMs - arrivedMs) * 100) / 100;
}
