import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { berlinDay, type Clock } from '@pruefer/banks';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import type { CurrentDirectory } from './current-directory.js';

const LOOK_EVERY_MS = 1_000;
const COMPARE_EVERY_MS = 30_000;

/** Finds a new directory without an event: Kafka may be unavailable when it is imported, and a stored one comes into force at midnight. */
export class DirectoryRefresh implements OnApplicationBootstrap, OnApplicationShutdown {
  private looking: Repetition | undefined;
  private comparedAtMs = -Infinity;
  private comparedOn = '';

  /** @param now the clock whose midnight changes the data sets */
  constructor(
    private readonly directory: CurrentDirectory,
    private readonly now: Clock = () => new Date(),
  ) {}

  onApplicationBootstrap(): void {
    this.looking = repeatEvery(LOOK_EVERY_MS, DirectoryRefresh.name, () => this.look());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking?.stop();
  }

  /** Every second as long as there is none, since nothing can be answered before; at once when the day changes in Germany. */
  private async look(): Promise<void> {
    const today = berlinDay(this.now());
    const isDue = today !== this.comparedOn || performance.now() - this.comparedAtMs >= COMPARE_EVERY_MS;
    if (this.directory.version && !isDue) return;
    await this.directory.refresh();
    this.comparedAtMs = performance.now();
    this.comparedOn = today;
  }
}
