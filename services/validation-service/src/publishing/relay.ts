import { Injectable } from '@nestjs/common';
import { EventPublisher } from '@pruefer/platform';
import type { RecordedBatch } from '../batch/recorded-batch.js';
import { AnsweredEvents } from './answered-events.js';
import { OutboxUpkeep } from '../outbox/outbox-upkeep.js';

/** Keeps memory use low even with batches of 1,000 checks. */
const BATCHES_AT_ONCE = 16;

/** Sends answered batches that were not sent: their process died, had no room, or Kafka was unavailable. */
@Injectable()
export class Relay {
  constructor(
    private readonly upkeep: OutboxUpkeep,
    private readonly events: AnsweredEvents,
    private readonly kafka: EventPublisher,
  ) {}

  /**
   * Sends until no batch is left. Rows are claimed, not locked, during a send.
   * @throws Error of the first batch that Kafka refused; it is retried after its claim has expired
   */
  async run(): Promise<void> {
    while (this.kafka.connected) {
      const batches = await this.upkeep.claim(BATCHES_AT_ONCE);
      if (batches.length === 0) return;
      const outcomes = await Promise.allSettled(batches.map((batch) => this.events.send(batch)));
      const sentBatches = batches.filter((_, index) => outcomes[index]!.status === 'fulfilled');
      await this.mark(sentBatches);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  private async mark(sentBatches: readonly RecordedBatch[]): Promise<void> {
    for (const voided of [false, true]) {
      const ids = sentBatches.filter((batch) => (batch.voided !== undefined) === voided).map(({ id }) => id);
      if (ids.length > 0) await this.upkeep.mark(ids, voided);
    }
  }
}
