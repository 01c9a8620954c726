import { Injectable } from '@nestjs/common';
import { AnsweredEvents } from './answered-events.js';
import { PublishedMarks } from './published-marks.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';

/** More batches than this are left to the relay, which reads them from the outbox. */
const MAX_WAITING = 50;
const MAX_SENDS_AT_ONCE = 4;

/** Sends what was answered to Kafka, after the commit and from memory. Nobody waits for it. */
@Injectable()
export class Publisher {
  private readonly waiting: RecordedBatch[] = [];
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly events: AnsweredEvents,
    private readonly marks: PublishedMarks,
  ) {}

  /** Takes a recorded batch; gives false when too many wait already. */
  publish(batch: RecordedBatch): boolean {
    if (this.waiting.length >= MAX_WAITING) return false;
    this.waiting.push(batch);
    // After the answer has left: making the events takes as long as judging the checks.
    setImmediate(() => this.sendNext());
    return true;
  }

  /** Resolves when nothing waits any more; what failed is in the outbox. */
  async drain(): Promise<void> {
    while (this.underWay.size > 0 || this.waiting.length > 0) {
      this.sendNext();
      await Promise.all(this.underWay);
    }
  }

  private sendNext(): void {
    if (this.underWay.size >= MAX_SENDS_AT_ONCE) return;
    const batch = this.waiting.shift();
    if (!batch) return;
    const sent = this.send(batch).finally(() => {
      this.underWay.delete(sent);
      this.sendNext();
    });
    this.underWay.add(sent);
  }

  private async send(batch: RecordedBatch): Promise<void> {
    try {
      await this.events.send(batch);
      this.marks.add(batch.id);
    } catch {
      // Left unmarked: the relay sends it later.
    }
  }
}
