import { type BatchKind, MAX_BATCH_SIZE } from '@pruefer/contracts';
import { ATTEMPT_LIMIT_MS, type Batch, batchOf, LONGEST_WAIT_MS } from './batch.js';
import { type BatchAnswer, checkAnswerOf } from './batch-answer.js';
import { anotherReplica, chooseReplica } from './choose-replica.js';
import type { ClockRule } from './clock-rule.js';
import type { ConnectedReplica } from './connected-replica.js';
import { type CallFailure, mayBeCharged } from './failure.js';
import type { PendingCheck } from './pending-check.js';
import { WaitingRoom } from './waiting-room.js';

/** Most checks of one kind that wait in one gateway. */
export const MAX_WAITING = 5_000;
/** Waiting checks that justify a second batch for a busy replica (docs/adr/0002-micro-batches.md). */
export const WORTH_A_SECOND_BATCH = 64;
/** When no batch has left for this long, those under way are slow and a second batch is sent, whatever its size. */
const SWEEP_EVERY_MS = 25;

/** Where the replicas are found, as they are at this moment. */
interface KnownReplicas {
  readonly all: readonly ConnectedReplica[];
}

/** The attempts of a batch without an answer. */
interface NoAnswer {
  readonly failures: readonly CallFailure[];
}

export interface BatchObserver {
  batchSent(batch: Batch): void;
  attemptFailed(batch: Batch, failure: CallFailure): void;
}

/** Settles batches that may be charged although their callers got no answer; public batches are free and have none. */
interface UnansweredBatches {
  add(id: string, pending: readonly PendingCheck[]): void;
}

/**
 * Gathers the checks of one kind into batches. A batch is whatever waits when a replica has nothing to do: while one is under way the
 * next one grows, until it is worth to be the second there, and in an idle system a single check leaves at once.
 */
export class Dispatcher {
  private readonly room = new WaitingRoom<PendingCheck>(MAX_WAITING, ({ owner }) => owner);
  /** Armed only while checks wait. */
  private sweeper: NodeJS.Timeout | undefined;
  private isSendingDue = false;
  /** Whether a batch has left since the last sweep. */
  private isMoving = false;

  constructor(
    private readonly kind: BatchKind,
    private readonly replicas: KnownReplicas,
    private readonly clock: ClockRule,
    private readonly observer: BatchObserver,
    private readonly unanswered?: UnansweredBatches,
  ) {}

  get waiting(): number {
    return this.room.size;
  }

  /** Takes a check in; it is answered or refused within 3 s of its arrival. */
  add(pending: PendingCheck): void {
    this.room.add(pending)?.refuse();
    if (this.isSendingDue) return;
    this.isSendingDue = true;
    // Deferred, so that everything that arrives in this turn of the event loop travels in the same batch.
    setImmediate(this.sendDue);
  }

  stop(): void {
    clearTimeout(this.sweeper);
    for (const pending of this.room.take(MAX_WAITING)) pending.refuse();
  }

  private readonly sendDue = (): void => {
    this.isSendingDue = false;
    this.sendWaiting();
  };

  private sendWaiting(isUrgent = false): void {
    this.sendToFreeReplicas(isUrgent);
    if (this.room.size > 0) this.sweepSoon();
  }

  private sweepSoon(): void {
    if (this.sweeper) return;
    this.isMoving = false;
    this.sweeper = setTimeout(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  private sendToFreeReplicas(isUrgent: boolean): void {
    while (this.room.size > 0) {
      const nowMs = performance.now();
      const isWorthTwo = isUrgent || this.room.size >= WORTH_A_SECOND_BATCH;
      const replica = chooseReplica(this.replicas.all, this.kind, nowMs, isWorthTwo);
      if (!replica) return;
      const due = withoutOverdue(this.room.take(MAX_BATCH_SIZE), nowMs);
      if (due.length > 0) void this.send(due, replica);
    }
  }

  private sweep(): void {
    this.sweeper = undefined;
    const nowMs = performance.now();
    for (const pending of this.room.takeWhile((waiting) => isOverdue(waiting, nowMs))) pending.refuse();
    this.sendWaiting(!this.isMoving);
  }

  private async send(pending: readonly PendingCheck[], replica: ConnectedReplica): Promise<void> {
    this.isMoving = true;
    const batch = batchOf(this.kind, pending, performance.now());
    this.observer.batchSent(batch);
    const sentAtMs = Date.now();
    const ending = await this.endingOf(batch, replica);
    batch.span?.end({}, 'failures' in ending);
    if ('failures' in ending) this.refuse(batch, pending, ending.failures);
    else {
      if (ending.head.now !== null) this.clock.observe(ending.head.now, sentAtMs, Date.now());
      for (const [place, check] of pending.entries()) check.answer(checkAnswerOf(ending, place));
    }
    this.sendWaiting();
  }

  private refuse({ id }: Batch, pending: readonly PendingCheck[], failures: readonly CallFailure[]): void {
    if (!this.unanswered || !failures.some(mayBeCharged)) for (const check of pending) check.refuse();
    else {
      for (const check of pending) check.refuseUnsettled();
      this.unanswered.add(id, pending);
    }
  }

  /** Asks a replica and, when that fails and time is left for a whole attempt, once another one under the same id. */
  private async endingOf(batch: Batch, first: ConnectedReplica): Promise<BatchAnswer | NoAnswer> {
    const answer = await this.attempt(batch, first);
    if (typeof answer !== 'string') return answer;
    const second = this.repeaterOf(first, answer);
    if (!second || performance.now() + ATTEMPT_LIMIT_MS > batch.deadlineMs) return { failures: [answer] };
    const secondAttempt = await this.attempt(batch, second);
    return typeof secondAttempt === 'string' ? { failures: [answer, secondAttempt] } : secondAttempt;
  }

  private async attempt(batch: Batch, replica: ConnectedReplica): Promise<BatchAnswer | CallFailure> {
    const answer = await replica.ask(batch, ATTEMPT_LIMIT_MS);
    if (typeof answer === 'string') this.observer.attemptFailed(batch, answer);
    return answer;
  }

  /** With a single replica only a cut connection is worth a second try: a new one is made for it. */
  private repeaterOf(first: ConnectedReplica, failure: CallFailure): ConnectedReplica | undefined {
    const alternative = anotherReplica(this.replicas.all, first, this.kind, performance.now());
    return alternative ?? (failure === 'cut' ? first : undefined);
  }
}

function isOverdue({ arrivedMs }: PendingCheck, nowMs: number): boolean {
  return nowMs - arrivedMs > LONGEST_WAIT_MS;
}

/** Refuses checks that have waited too long: after the process was suspended, the sweep may not have run yet. */
function withoutOverdue(taken: readonly PendingCheck[], nowMs: number): PendingCheck[] {
  return taken.filter((pending) => {
    if (!isOverdue(pending, nowMs)) return true;
    pending.refuse();
    return false;
  });
}
