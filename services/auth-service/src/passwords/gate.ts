import { Problem } from '@pruefer/contracts';

/** Lets a few pieces of work run at once and a few more wait; everybody else is sent away. */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws Problem `unavailable` when too many wait already */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mayWait) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** A place that becomes free goes to who waits first. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
