import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EventStrategy, withTimeout } from '@pruefer/platform';

/** Name of the event reader for published content. */
export const CONTENT_READER = 'content';
/** The first read takes a second or two; a page waits for it instead of giving a wrong answer. */
const FIRST_READ_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 100;

/** Whether this gateway has read all content that was published before its start. Until then an unknown page may exist. */
@Injectable()
export class FirstRead {
  private isDone = false;
  private polling: Promise<void> | undefined;

  constructor(private readonly events: EventStrategy) {}

  /** Waits briefly for the first read, since Kafka may be unavailable; returns whether it is complete. */
  async isComplete(): Promise<boolean> {
    if (this.isDone) return true;
    this.polling ??= this.waitUntilRead().finally(() => (this.polling = undefined));
    await withTimeout(FIRST_READ_TIMEOUT_MS, this.polling).catch(() => undefined);
    return this.isDone;
  }

  private async waitUntilRead(): Promise<void> {
    const endsAt = performance.now() + FIRST_READ_TIMEOUT_MS;
    while (!(this.isDone = await this.hasReadAll()) && performance.now() < endsAt) await sleep(POLL_INTERVAL_MS);
  }

  private async hasReadAll(): Promise<boolean> {
    const partitions = await this.events.reader(CONTENT_READER).lag();
    return partitions.length > 0 && partitions.every(({ lag }) => lag === 0);
  }
}
