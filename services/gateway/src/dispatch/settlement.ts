import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { MAX_VOIDED_AT_ONCE, type VoidedBatch } from '@pruefer/contracts';
import { withTimeout } from '@pruefer/platform';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { RefusalLog } from '../refusals/refusal-log.js';
import { availableReplicas } from './choose-replica.js';
import type { Replicas } from './replicas.js';
import { type RefusedChecks, UnsettledBatches } from './unsettled-batches.js';

/** Lets batches that failed together be settled in one call. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** Time limit of one `voidBatches` call. */
const VOID_CALL_TIMEOUT_MS = 3_000;
/** A stopping process has 8 s in total. */
const DRAIN_TIMEOUT_MS = 3_000;

/**
 * Keeps every 503 free of charge: batches that ended without an answer and may be charged are voided under their id by any replica,
 * retried until one has succeeded (docs/SECURITY.md C10). Idle while there is nothing to settle.
 */
export class Settlement {
  private readonly logger = new Logger(Settlement.name);
  private readonly unsettled = new UnsettledBatches();
  private readonly shutdown = new AbortController();
  private readonly settledCounter: Counter<'outcome'>;
  private running: Promise<void> | undefined;
  private attempts = 0;
  private hasEnded = false;

  constructor(
    private readonly replicas: Pick<Replicas, 'all'>,
    private readonly refusalLog: Pick<RefusalLog, 'note'>,
    registry: Registry,
  ) {
    const { unsettled } = this;
    const registers = [registry];
    new Gauge({
      name: 'gateway_batches_unsettled',
      help: 'Batches whose callers got 503 and that may be charged',
      registers,
      collect() {
        this.set(unsettled.size);
      },
    });
    this.settledCounter = new Counter({
      name: 'gateway_batches_settled_total',
      help: 'Batches whose callers got 503, by what became of them; unknown and lost ones may have been charged',
      labelNames: ['outcome'],
      registers,
    });
  }

  /** Adds a batch whose callers got 503. Their refusals are reported once the log is known to have no rows of them. */
  add(id: string, addresses: readonly string[]): void {
    const refusals = countRefusedChecks(addresses);
    if (!this.unsettled.hasRoom()) return this.lose(id, refusals);
    if (this.unsettled.hasRoomFor(refusals)) this.unsettled.add(id, refusals);
    else {
      this.note(refusals);
      this.unsettled.add(id, new Map());
    }
    this.running ??= this.run();
  }

  /** Settles the remaining batches for up to DRAIN_TIMEOUT_MS on shutdown, then logs up to MAX_VOIDED_AT_ONCE ids that may be charged. */
  async drain(): Promise<void> {
    this.shutdown.abort();
    if (!this.running) return;
    await withTimeout(DRAIN_TIMEOUT_MS, this.running).catch(() => {
      this.hasEnded = true;
      const ids = this.unsettled.next(MAX_VOIDED_AT_ONCE);
      this.logger.error({ ids }, `${this.unsettled.size} batches that got 503 are left unsettled and may be charged`);
    });
  }

  private async run(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; this.unsettled.size > 0 && !this.hasEnded;) {
      await this.pause(pauseMs);
      const progress = await this.settleNext();
      pauseMs = progress ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, MAX_PAUSE_MS);
    }
    this.running = undefined;
  }

  private async pause(pauseMs: number): Promise<void> {
    const { signal } = this.shutdown;
    const options = signal.aborted ? { ref: false } : { ref: false, signal };
    await sleep(signal.aborted ? FIRST_PAUSE_MS : pauseMs, undefined, options).catch(() => undefined);
  }

  /** @returns whether any was settled */
  private async settleNext(): Promise<boolean> {
    const candidates = availableReplicas(this.replicas.all, 'keyed', performance.now());
    const replica = candidates[this.attempts++ % candidates.length];
    const ids = this.unsettled.next(MAX_VOIDED_AT_ONCE);
    const outcomes = await replica?.voidBatches(ids, VOID_CALL_TIMEOUT_MS);
    if (!outcomes) return false;
    for (const batch of outcomes) this.settle(batch);
    for (const id of ids) this.unsettled.postpone(id);
    return outcomes.length > 0;
  }

  private settle({ id, outcome }: VoidedBatch): void {
    const refusals = this.unsettled.remove(id);
    if (!refusals) return;
    this.settledCounter.inc({ outcome });
    // Refunded checks already have a row each in the log.
    if (outcome !== 'refunded') this.note(refusals);
    if (outcome === 'unknown') this.logger.error({ id }, 'a batch got 503 and may be charged: its record is gone');
  }

  private lose(id: string, refusals: RefusedChecks): void {
    this.settledCounter.inc({ outcome: 'lost' });
    this.note(refusals);
    this.logger.error({ id }, 'a batch got 503 and may be charged: too many wait to be settled');
  }

  private note(refusals: RefusedChecks): void {
    for (const [address, count] of refusals) this.refusalLog.note(address, 503, 'unavailable', count);
  }
}

function countRefusedChecks(addresses: readonly string[]): RefusedChecks {
  const refusals = new Map<string, number>();
  for (const address of addresses) refusals.set(address, (refusals.get(address) ?? 0) + 1);
  return refusals;
}
