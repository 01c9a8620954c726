import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { CurrentDirectory } from './current-directory.js';

const LOOK_EVERY_MS = 1_000;
const COMPARE_EVERY_MS = 30_000;

/** Finds a new directory without being told: Kafka may be away when it is imported, and a stored one comes into force at midnight. */
@Injectable()
export class DirectoryRefresh implements OnApplicationBootstrap, OnApplicationShutdown {
  private looking: Repetition | undefined;
  private comparedAt = -Infinity;

  constructor(private readonly directory: CurrentDirectory) {}

  onApplicationBootstrap(): void {
    this.looking = repeatEvery(LOOK_EVERY_MS, DirectoryRefresh.name, () => this.look());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking?.stop();
  }

  /** Every second as long as there is none, since nothing can be answered before. */
  private async look(): Promise<void> {
    const isDue = performance.now() - this.comparedAt >= COMPARE_EVERY_MS;
    if (this.directory.version && !isDue) return;
    await this.directory.refresh();
    this.comparedAt = performance.now();
  }
}
