import { Injectable } from '@nestjs/common';
import { OutboxUpkeep } from './outbox-upkeep.js';

/** What cannot be marked is sent again by the relay, and dropped by the log as known. */
const MAX_WAITING = 10_000;

/** Batches whose events are in Kafka, on their way to being marked so, many at a time. */
@Injectable()
export class PublishedMarks {
  private ids: string[] = [];

  constructor(private readonly upkeep: OutboxUpkeep) {}

  add(id: string): void {
    if (this.ids.length < MAX_WAITING) this.ids.push(id);
  }

  /** Writes the marks; keeps them for the next time when that fails. */
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
