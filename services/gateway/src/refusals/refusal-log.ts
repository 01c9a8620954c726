import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import {
  eventMessage,
  EventPublisher,
  hashPersonalData,
  repeatEvery,
  type Repetition,
  shortenIpAddress,
} from '@pruefer/platform';
import { Counter, Registry } from 'prom-client';
import { v7 } from 'uuid';
import { GatewayConfig } from '../config.js';
import { type RefusalCount, RefusalCounts } from './refusal-counts.js';

const PUBLISH_INTERVAL_MS = 1_000;
/** Events in one send. */
const MAX_SENT_AT_ONCE = 1_000;

/** Publishes to the log which checks were refused at the entry. Best effort: without Kafka the counts are dropped. */
@Injectable()
export class RefusalLog implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RefusalLog.name);
  private readonly counts = new RefusalCounts();
  private readonly loop: Repetition;
  private readonly counter: Counter<'status'>;

  constructor(
    private readonly publisher: EventPublisher,
    private readonly config: GatewayConfig,
    metrics: Registry,
  ) {
    this.loop = repeatEvery(PUBLISH_INTERVAL_MS, RefusalLog.name, () =>
      this.publish(this.counts.drainFinished(Date.now())),
    );
    this.counter = new Counter({
      name: 'gateway_checks_refused_total',
      help: 'Checks that the gateway refused itself',
      labelNames: ['status'],
      registers: [metrics],
    });
  }

  /** Counts a refusal for the log and the metric. */
  count(address: string, status: number, errorCode: string): void {
    this.note(address, status, errorCode, 1);
    this.measure(status);
  }

  /** Counts refusals for the log only. */
  note(address: string, status: number, errorCode: string, count: number): void {
    this.counts.add(address, status, errorCode, Date.now(), count);
  }

  /** Counts a refusal for the metric only, because the log may already have a row of the check. */
  measure(status: number): void {
    this.counter.inc({ status });
  }

  /** Publishes the remaining counts before the connection to Kafka closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    await this.publish(this.counts.drainAll());
  }

  private async publish(counts: readonly RefusalCount[]): Promise<void> {
    try {
      for (let first = 0; first < counts.length; first += MAX_SENT_AT_ONCE) {
        const events = counts
          .slice(first, first + MAX_SENT_AT_ONCE)
          .map((count) => refusalEvent(count, this.config.LOG_HASH_SECRET));
        await this.publisher.publish(
          RequestRefusedV1,
          events.map((event) => eventMessage(RequestRefusedV1, event)),
        );
      }
    } catch (error) {
      this.logger.warn(`${counts.length} counts of refused checks are lost: ${(error as Error).message}`);
    }
  }
}

/**
 * The event of one count.
 * @param hashSecret keys the hash of the address, so that an exact search still works after the address was deleted
 */
export function refusalEvent({ atMs, address, ...rest }: RefusalCount, hashSecret: string): RequestRefused {
  return {
    id: v7(),
    at: new Date(atMs).toISOString(),
    address,
    addressShort: address === null ? null : shortenIpAddress(address),
    addressHash: address === null ? null : hashPersonalData(hashSecret, address),
    ...rest,
  };
}
