import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { PublishAllKeys } from './publish-all-keys.js';
import { PublishUsage } from './publish-usage.js';

const LOOK_EVERY_MS = 5_000;

/** All keys once at the start, then every 5 s those that were used. */
@Injectable()
export class PublishingSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private looking: Repetition | undefined;
  private areAllPublished = false;

  constructor(
    private readonly publishAllKeys: PublishAllKeys,
    private readonly publishUsage: PublishUsage,
  ) {}

  onApplicationBootstrap(): void {
    this.looking = repeatEvery(LOOK_EVERY_MS, PublishingSchedule.name, () => this.look());
  }

  async onModuleDestroy(): Promise<void> {
    await this.looking?.stop();
  }

  private async look(): Promise<void> {
    await this.publishUsage.run();
    if (!this.areAllPublished) await this.publishAllKeys.run();
    this.areAllPublished = true;
  }
}
