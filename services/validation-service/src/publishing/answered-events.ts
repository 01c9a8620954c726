import { Injectable } from '@nestjs/common';
import { TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher } from '@pruefer/platform';
import { toBatchEvents } from '../batch/to-batch-events.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';

/** Short enough to answer or refuse a public check within the gateway's time limit when PostgreSQL is unavailable. */
const SEND_TIMEOUT_MS = 1_000;

/** Publishes answered checks to the log. */
@Injectable()
export class AnsweredEvents {
  constructor(private readonly publisher: EventPublisher) {}

  /** Sends the events of one batch in one request. @throws Error when Kafka has not confirmed them in time; some or all may have arrived */
  async send(batch: RecordedBatch): Promise<void> {
    const messages = toBatchEvents(batch).map((event) =>
      eventMessage(ValidationAnsweredV1, event, { requestId: event.requestId }),
    );
    if (messages.length === 0) return;
    const { id, traceparent } = batch;
    const trace = traceparent === undefined ? {} : { traceparent };
    const options = { partition: computePartition(id), timeoutMs: SEND_TIMEOUT_MS, ...trace };
    await this.publisher.publish(ValidationAnsweredV1, messages, options);
  }
}

/** Partition of a batch's events: random, but the same for every copy, so that one consumer detects duplicates. */
export function computePartition(batchId: string): number {
  return Number.parseInt(batchId.slice(24, 32), 16) % TOPIC_PARTITIONS;
}
