import { ATTEMPT_TIMEOUT_MS, type Batch, MAX_WAIT_MS } from './batch.js';
import type { BatchAnswer } from './batch-answer.js';
import { anotherReplica, chooseReplica } from './choose-replica.js';
import type { ClockRule } from './clock-rule.js';
import type { ConnectedReplica } from './connected-replica.js';
import type { DispatchMetrics } from './dispatch-metrics.js';
import { type CallFailure, mayBeCharged } from './failure.js';
import type { BatchPolicy } from './batch-policy.js';
import type { Pending } from './pending-check.js';
import type { Replicas } from './replicas.js';
import type { Settlement } from './settlement.js';
import { WaitingRoom } from './waiting-room.js';

/** Waiting checks that justify a second batch for a busy replica (docs/adr/0002-micro-batches.md). */
export const MIN_CHECKS_FOR_SECOND_BATCH = 64;
/** When no batch has left for this long, those under way are slow and a second batch is sent, whatever its size. */
const SWEEP_INTERVAL_MS = 25;

/** The attempts of a batch without an answer. */
interface NoAnswer {
  readonly failures: readonly CallFailure[];
}

/**
 * Gathers waiting items of one kind into batches. A batch contains all items that wait when a replica is free: in an idle system a single
 * check is sent at once; under load the next batch grows until a replica answers or until it is large enough for a second slot.
 */
export class Dispatcher<Item extends Pending> {
  private readonly room: WaitingRoom<Item>;
  /** Armed only while checks wait. */
  private sweeper: NodeJS.Timeout | undefined;
  private isSendingDue = false;
  /** Whether a batch has left since the last sweep. */
  private isMoving = false;
  /** Items sent so far. */
  sentCount = 0;
  private restUntilMs = -Infinity;

  /** @param settlement of batches that may be charged although their callers got no answer; public batches are free and need none */
  constructor(
    private readonly policy: BatchPolicy<Item>,
    private readonly replicas: Pick<Replicas, 'all'>,
    private readonly clock: ClockRule,
    private readonly metrics: Pick<DispatchMetrics, 'batchSent' | 'attemptFailed'>,
    private readonly settlement?: Pick<Settlement, 'add'>,
  ) {
    this.room = new WaitingRoom(policy.maxWaiting, ({ owner }) => owner);
  }

  get waiting(): number {
    return this.room.size;
  }

  /** Adds an item, which is answered or refused within 3 s of its arrival. */
  add(item: Item): void {
    this.room.add(item)?.refuse();
    if (this.isSendingDue) return;
    this.isSendingDue = true;
    // Deferred, so that everything that arrives in this turn of the event loop travels in the same batch.
    setImmediate(this.sendDue);
  }

  /** Refuses all waiting items. */
  stop(): void {
    clearTimeout(this.sweeper);
    for (const item of this.room.shift(this.room.size)) item.refuse();
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
    this.sweeper = setTimeout(() => this.sweep(), SWEEP_INTERVAL_MS).unref();
  }

  private sendToFreeReplicas(isUrgent: boolean): void {
    const { kind, perBatch, isSequential } = this.policy;
    while (this.room.size > 0) {
      const nowMs = performance.now();
      if (nowMs < this.restUntilMs) return;
      const mayPipeline = !isSequential && (isUrgent || this.room.size >= MIN_CHECKS_FOR_SECOND_BATCH);
      const replica = chooseReplica(this.replicas.all, kind, nowMs, mayPipeline);
      if (!replica) return;
      const due = withoutOverdue(this.room.shift(perBatch), nowMs);
      if (due.length > 0) void this.send(due, replica);
    }
  }

  private sweep(): void {
    this.sweeper = undefined;
    const nowMs = performance.now();
    for (const item of this.room.shiftWhile((waitingItem) => isOverdue(waitingItem, nowMs))) item.refuse();
    this.sendWaiting(!this.isMoving);
  }

  private async send(items: readonly Item[], replica: ConnectedReplica): Promise<void> {
    this.isMoving = true;
    this.sentCount += items.length;
    const begunAtMs = performance.now();
    const batch = this.policy.createBatch(items, begunAtMs);
    this.metrics.batchSent(batch);
    const sentAtMs = Date.now();
    const ending = await this.sendWithRetry(batch, replica);
    batch.span?.end({}, 'failures' in ending);
    const endedAtMs = performance.now();
    this.restUntilMs = Math.max(this.restUntilMs, endedAtMs + this.policy.pauseAfterMs(endedAtMs - begunAtMs));
    if ('failures' in ending) this.refuse(batch, items, ending.failures);
    else {
      if (ending.head.now !== null) this.clock.observe(ending.head.now, sentAtMs, Date.now());
      this.policy.deliver(items, ending);
    }
    this.sendWaiting();
  }

  private refuse({ id }: Batch, items: readonly Item[], failures: readonly CallFailure[]): void {
    if (!this.settlement || !failures.some(mayBeCharged)) for (const item of items) item.refuse();
    else {
      for (const item of items) item.refuseUnsettled();
      this.settlement.add(
        id,
        items.map(({ address }) => address),
      );
    }
  }

  /** Sends a batch to a replica; after a failure also to another one, if time remains for a whole attempt. */
  private async sendWithRetry(batch: Batch, first: ConnectedReplica): Promise<BatchAnswer | NoAnswer> {
    const answer = await this.attempt(batch, first);
    if (typeof answer !== 'string') return answer;
    const second = this.findSecondReplica(first, answer);
    if (!second || performance.now() + ATTEMPT_TIMEOUT_MS > batch.deadlineMs) return { failures: [answer] };
    const secondAttempt = await this.attempt(batch, second);
    return typeof secondAttempt === 'string' ? { failures: [answer, secondAttempt] } : secondAttempt;
  }

  private async attempt(batch: Batch, replica: ConnectedReplica): Promise<BatchAnswer | CallFailure> {
    const answer = await replica.ask(batch, ATTEMPT_TIMEOUT_MS);
    if (typeof answer === 'string') this.metrics.attemptFailed(batch, answer);
    return answer;
  }

  /** A single replica gets a second try only after a cut connection, because a new connection is opened for it. */
  private findSecondReplica(first: ConnectedReplica, failure: CallFailure): ConnectedReplica | undefined {
    const alternative = anotherReplica(this.replicas.all, first, this.policy.kind, performance.now());
    return alternative ?? (failure === 'cut' ? first : undefined);
  }
}

function isOverdue({ arrivedMs }: Pending, nowMs: number): boolean {
  return nowMs - arrivedMs > MAX_WAIT_MS;
}

/** Refuses items that have waited too long, because the sweep may be late after a suspension of the process. */
function withoutOverdue<Item extends Pending>(items: readonly Item[], nowMs: number): Item[] {
  return items.filter((pending) => {
    if (!isOverdue(pending, nowMs)) return true;
    pending.refuse();
    return false;
  });
}
