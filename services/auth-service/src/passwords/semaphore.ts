import { Problem } from '@pruefer/contracts';

/** Limits how many tasks run at once and how many wait; further ones are refused. */
export class Semaphore {
  private running = 0;
  private readonly waiters: (() => void)[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws Problem `unavailable` when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.running < this.maxRunning) {
      this.running += 1;
      return;
    }
    if (this.waiters.length >= this.maxWaiting) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  /** The task that has waited longest gets a free slot. */
  private release(): void {
    const next = this.waiters.shift();
    if (next) next();
    else this.running -= 1;
  }
}
