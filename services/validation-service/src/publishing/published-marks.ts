import { Injectable } from '@nestjs/common';
import { OutboxUpkeep } from '../outbox/outbox-upkeep.js';

/** The relay resends batches without a mark; the log drops them as duplicates. */
const MAX_WAITING = 10_000;

/** Collects batches whose events are in Kafka and marks many at a time. */
@Injectable()
export class PublishedMarks {
  private ids: string[] = [];

  constructor(private readonly upkeep: OutboxUpkeep) {}

  /** Adds a batch to the next `flush`; above `MAX_WAITING` it is left to the relay. */
  add(id: string): void {
    if (this.ids.length < MAX_WAITING) this.ids.push(id);
  }

  /** Writes the marks; keeps them for the next call on failure. */
  async flush(): Promise<void> {
    if (this.ids.length === 0) return;
    const ids = this.ids;
    this.ids = [];
    try {
      await this.upkeep.mark(ids, false);
    } catch (error) {
      this.ids = [...ids, ...this.ids].slice(0, MAX_WAITING);
      throw error;
    }
  }
}
