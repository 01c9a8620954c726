import { Injectable } from '@nestjs/common';
import { EventPublisher } from '@pruefer/platform';
import type { RecordedBatch } from '../batch/recorded-batch.js';
import { AnsweredEvents } from './answered-events.js';
import { OutboxUpkeep } from './outbox-upkeep.js';

/** Batches of 1,000 checks included, this stays far below what a process may hold. */
const BATCHES_AT_ONCE = 16;

/** Sends what was answered but never sent: its process died, or had no room, or Kafka was unavailable. */
@Injectable()
export class Relay {
  constructor(
    private readonly upkeep: OutboxUpkeep,
    private readonly events: AnsweredEvents,
    private readonly kafka: EventPublisher,
  ) {}

  /**
   * Sends until nothing is left. Rows are claimed, not locked, while Kafka is asked.
   * @throws Error of the first batch that Kafka did not take; it is tried again when its claim has run out
   */
  async run(): Promise<void> {
    while (this.kafka.connected) {
      const batches = await this.upkeep.claim(BATCHES_AT_ONCE);
      if (batches.length === 0) return;
      const outcomes = await Promise.allSettled(batches.map((batch) => this.events.send(batch)));
      const sent = batches.filter((_, place) => outcomes[place]!.status === 'fulfilled');
      await this.mark(sent);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  private async mark(sent: readonly RecordedBatch[]): Promise<void> {
    for (const voided of [false, true]) {
      const ids = sent.filter((batch) => (batch.voided !== undefined) === voided).map(({ id }) => id);
      if (ids.length > 0) await this.upkeep.mark(ids, voided);
    }
  }
}
