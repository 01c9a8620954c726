import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { Gauge, Registry } from 'prom-client';
import { NIL } from 'uuid';
import { ValidationConfig } from '../config.js';
import { type BacklogPart, type BacklogSize, OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { Breaker } from './breaker.js';
import { classifyStatementFailure } from './statement-failure.js';

const MEASURE_INTERVAL_MS = 2_000;
/** Limits a measurement to about a second; a longer backlog takes several. */
const PARTS_PER_MEASUREMENT = 5;
/** The cap bounds gigabytes, so that a short time without counts does not matter. */
const MAX_UNCOUNTED_MS = 600_000;
const BYTES_PER_MEGABYTE = 1_000_000;
const nothing = { batches: 0, bytes: 0, lastId: NIL } as const;

/** Size of answers that Kafka does not have: at the cap checks are refused, so that no event is lost (docs/SECURITY.md D4). */
@Injectable()
export class Backlog implements OnApplicationBootstrap, OnApplicationShutdown {
  private isAtCap = false;
  /** Since when PostgreSQL has ended every count. */
  private uncountedSinceMs: number | undefined;
  /** The rows of this count so far. */
  private counted: BacklogSize & { readonly lastId: string } = nothing;
  private repetition: Repetition | undefined;
  private readonly batches: Gauge;
  private readonly bytes: Gauge;

  constructor(
    private readonly upkeep: OutboxUpkeep,
    private readonly breaker: Breaker,
    private readonly config: ValidationConfig,
    metrics: Registry,
  ) {
    const registers = [metrics];
    this.batches = new Gauge({ name: 'outbox_batches', help: 'Answered batches that Kafka does not have', registers });
    this.bytes = new Gauge({
      name: 'outbox_bytes',
      help: 'Size of the answered batches that Kafka does not have',
      registers,
    });
  }

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(MEASURE_INTERVAL_MS, Backlog.name, () => this.measure());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.repetition?.stop();
  }

  /** Whether new checks must be refused: at the cap, or when the rows could not be counted for ten minutes. */
  get isFull(): boolean {
    const { uncountedSinceMs } = this;
    const isUncounted = uncountedSinceMs !== undefined && performance.now() - uncountedSinceMs > MAX_UNCOUNTED_MS;
    return this.isAtCap || isUncounted;
  }

  /** Continues the count. The cap may be exceeded by checks that arrive until it is complete. */
  async measure(): Promise<void> {
    for (let parts = 0; parts < PARTS_PER_MEASUREMENT; parts += 1) {
      const { batches, bytes, lastId } = await this.countNext(this.counted.lastId);
      const counted = { batches: this.counted.batches + batches, bytes: this.counted.bytes + bytes };
      const isAtCap = counted.bytes >= this.config.OUTBOX_CAP_MB * BYTES_PER_MEGABYTE;
      if (isAtCap || lastId === null) return this.complete(counted, isAtCap);
      this.counted = { ...counted, lastId };
    }
  }

  private complete({ batches, bytes }: BacklogSize, isAtCap: boolean): void {
    this.batches.set(batches);
    this.bytes.set(bytes);
    this.isAtCap = isAtCap;
    this.counted = nothing;
  }

  /** A replica must report a lost database before a customer's batch detects it. */
  private async countNext(afterId: string): Promise<BacklogPart> {
    try {
      const part = await this.upkeep.countUnpublished(afterId);
      this.uncountedSinceMs = undefined;
      return part;
    } catch (error) {
      const failure = classifyStatementFailure(error);
      // Only while PostgreSQL answers: without it public checks are recorded in Kafka.
      this.uncountedSinceMs = failure === 'batch' ? (this.uncountedSinceMs ?? performance.now()) : undefined;
      if (failure === 'unreachable') this.breaker.open();
      throw error;
    }
  }
}
