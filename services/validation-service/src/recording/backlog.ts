import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { Gauge, Registry } from 'prom-client';
import { ValidationConfig } from '../config.js';
import { type BacklogSize, OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { Breaker } from './breaker.js';
import { classifyStatementFailure } from './statement-failure.js';

const MEASURE_INTERVAL_MS = 2_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Size of answers that Kafka does not have: at the cap checks are refused, so that no event is lost (docs/SECURITY.md D4). */
@Injectable()
export class Backlog implements OnApplicationBootstrap, OnApplicationShutdown {
  private isAtCap = false;
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

  /** Whether new checks must be refused. */
  get isFull(): boolean {
    return this.isAtCap;
  }

  /** The cap may be exceeded by checks that arrive between two measurements. */
  private async measure(): Promise<void> {
    const { batches, bytes } = await this.size();
    this.batches.set(batches);
    this.bytes.set(bytes);
    this.isAtCap = bytes >= this.config.OUTBOX_CAP_MB * BYTES_PER_MEGABYTE;
  }

  /** A replica must report a lost database before a customer's batch detects it. */
  private async size(): Promise<BacklogSize> {
    try {
      return await this.upkeep.backlog();
    } catch (error) {
      if (classifyStatementFailure(error) === 'unreachable') this.breaker.open();
      throw error;
    }
  }
}
