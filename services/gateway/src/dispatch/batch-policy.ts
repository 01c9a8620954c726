import { type BatchKind, type CheckKind, MAX_BATCH_SIZE } from '@pruefer/contracts';
import { type Batch, createBatch } from './batch.js';
import { type BatchAnswer, getCheckAnswer } from './batch-answer.js';
import type { Pending, PendingCheck } from './pending-check.js';

/** Rules for one kind of items: how they form batches, and how a batch answer is distributed to their callers. */
export interface BatchPolicy<Item extends Pending> {
  readonly kind: BatchKind;
  /** Maximum number of waiting items in one gateway. */
  readonly maxWaiting: number;
  /** Maximum number of items in one batch. */
  readonly perBatch: number;
  /** A replica gets the next batch only when it has answered the last one. */
  readonly isSequential: boolean;
  /** Pause after a batch that took `durationMs`, in milliseconds. */
  pauseAfterMs(durationMs: number): number;
  createBatch(pending: readonly Item[], nowMs: number): Batch;
  deliver(pending: readonly Item[], answer: BatchAnswer): void;
}

/** Most checks of one kind that wait in one gateway. */
export const MAX_WAITING = 5_000;

/** The rules of single checks: a batch takes all waiting checks, up to `MAX_BATCH_SIZE`. */
export function checkBatchPolicy(kind: CheckKind): BatchPolicy<PendingCheck> {
  return {
    kind,
    maxWaiting: MAX_WAITING,
    perBatch: MAX_BATCH_SIZE,
    isSequential: false,
    pauseAfterMs: () => 0,
    createBatch: (pending, nowMs) => createBatch(kind, pending, nowMs),
    deliver: (pending, answer) => {
      for (const [index, check] of pending.entries()) check.answer(getCheckAnswer(answer, index));
    },
  };
}
