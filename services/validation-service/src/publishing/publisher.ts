import { Injectable } from '@nestjs/common';
import { AnsweredEvents } from './answered-events.js';
import { PublishedMarks } from './published-marks.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';

/** Further batches are left to the relay, which reads them from the outbox. */
const MAX_WAITING = 50;
const MAX_SENDS_AT_ONCE = 4;

/** Sends answered batches to Kafka from memory after the commit, in the background. */
@Injectable()
export class Publisher {
  private readonly waitingBatches: RecordedBatch[] = [];
  private readonly inFlight = new Set<Promise<void>>();

  constructor(
    private readonly events: AnsweredEvents,
    private readonly marks: PublishedMarks,
  ) {}

  /** Accepts a recorded batch; false when too many are waiting. */
  publish(batch: RecordedBatch): boolean {
    if (this.waitingBatches.length >= MAX_WAITING) return false;
    this.waitingBatches.push(batch);
    // After the answer is sent: creating the events takes as long as checking the IBANs.
    setImmediate(() => this.startNextSend());
    return true;
  }

  /** Resolves when no batch is waiting; failed ones are in the outbox. */
  async drain(): Promise<void> {
    while (this.inFlight.size > 0 || this.waitingBatches.length > 0) {
      this.startNextSend();
      await Promise.all(this.inFlight);
    }
  }

  private startNextSend(): void {
    if (this.inFlight.size >= MAX_SENDS_AT_ONCE) return;
    const batch = this.waitingBatches.shift();
    if (!batch) return;
    const sending = this.send(batch).finally(() => {
      this.inFlight.delete(sending);
      this.startNextSend();
    });
    this.inFlight.add(sending);
  }

  private async send(batch: RecordedBatch): Promise<void> {
    try {
      await this.events.send(batch);
      this.marks.add(batch.id);
    } catch {
      // Not marked: the relay sends it later.
    }
  }
}
