import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { berlinDay, type Clock } from '@pruefer/banks';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import type { CurrentDirectory } from './current-directory.js';

const INTERVAL_MS = 1_000;
const COMPARE_INTERVAL_MS = 30_000;

/** Refreshes the directory without an event: Kafka may be unavailable during an import, and stored data sets become valid at midnight. */
export class DirectoryRefresh implements OnApplicationBootstrap, OnApplicationShutdown {
  private repetition: Repetition | undefined;
  private comparedAtMs = -Infinity;
  private comparedOn = '';

  /** @param now clock whose midnight changes the data sets */
  constructor(
    private readonly directory: CurrentDirectory,
    private readonly now: Clock = () => new Date(),
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(INTERVAL_MS, DirectoryRefresh.name, () => this.refreshIfDue());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.repetition?.stop();
  }

  /** Runs every second until there is a directory, because nothing can be answered before; immediately when the day changes in Germany. */
  private async refreshIfDue(): Promise<void> {
    const today = berlinDay(this.now());
    const isDue = today !== this.comparedOn || performance.now() - this.comparedAtMs >= COMPARE_INTERVAL_MS;
    if (this.directory.version && !isDue) return;
    await this.directory.refresh();
    this.comparedAtMs = performance.now();
    this.comparedOn = today;
  }
}
