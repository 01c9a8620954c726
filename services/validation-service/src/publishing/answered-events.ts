import { Injectable } from '@nestjs/common';
import { TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher } from '@pruefer/platform';
import { eventsOf } from '../batch/events-of.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';

/** So that a public check without PostgreSQL is answered, or refused, within the gateway's patience. */
const SEND_LIMIT_MS = 1_000;

/** The events of answered checks on their way to Kafka. */
@Injectable()
export class AnsweredEvents {
  constructor(private readonly publisher: EventPublisher) {}

  /**
   * Sends the events of one batch, all of them in one request.
   * @throws Error when Kafka has not confirmed them in time; some or all may be there nevertheless
   */
  async send(batch: RecordedBatch): Promise<void> {
    const messages = eventsOf(batch).map((event) =>
      eventMessage(ValidationAnsweredV1, event, { requestId: event.requestId }),
    );
    if (messages.length === 0) return;
    const { id, traceparent } = batch;
    const trace = traceparent === undefined ? {} : { traceparent };
    const options = { partition: partitionOf(id), limitMs: SEND_LIMIT_MS, ...trace };
    await this.publisher.publish(ValidationAnsweredV1, messages, options);
  }
}

/** Where the events of a batch go: random, but every copy to the same place, where one consumer finds that it has them already. */
export function partitionOf(batchId: string): number {
  return Number.parseInt(batchId.slice(24, 32), 16) % TOPIC_PARTITIONS;
}
