import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { PublishAllKeys } from './publish-all-keys.js';
import { PublishUsage } from './publish-usage.js';

const INTERVAL_MS = 5_000;

/** Publishes all keys at start, then every 5 s the used ones. */
@Injectable()
export class PublishingSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;
  private areAllPublished = false;

  constructor(
    private readonly publishAllKeys: PublishAllKeys,
    private readonly publishUsage: PublishUsage,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(INTERVAL_MS, PublishingSchedule.name, () => this.publishUsedKeys());
  }

  async onModuleDestroy(): Promise<void> {
    await this.repetition?.stop();
  }

  private async publishUsedKeys(): Promise<void> {
    await this.publishUsage.run();
    if (!this.areAllPublished) await this.publishAllKeys.run();
    this.areAllPublished = true;
  }
}
