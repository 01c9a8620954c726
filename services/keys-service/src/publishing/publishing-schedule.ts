import { Injectable } from '@nestjs/common';
import { RepeatEvery } from '@pruefer/platform';
import { PublishAllKeys } from './publish-all-keys.js';
import { PublishUsage } from './publish-usage.js';

const INTERVAL_MS = 5_000;

/** Publishes all keys at start, then every 5 s the used ones. */
@Injectable()
export class PublishingSchedule {
  private areAllPublished = false;

  constructor(
    private readonly publishAllKeys: PublishAllKeys,
    private readonly publishUsage: PublishUsage,
  ) {}

  @RepeatEvery(INTERVAL_MS)
  async publishUsedKeys(): Promise<void> {
    await this.publishUsage.run();
    if (!this.areAllPublished) await this.publishAllKeys.run();
    this.areAllPublished = true;
  }
}
