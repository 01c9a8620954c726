import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Lets much gather between two fetches of a busy reader, and lets Kafka hold the fetches of an idle one: the broker's own gathering would
 * answer empty twice a second.
 */
export class Gathering {
  private readonly stopping = new AbortController();
  private bytes = 0;
  private underWay = 0;

  /**
   * @param enoughBytes what one fetch has to bring so that the next one follows at once
   * @param pauseMs after one that brought less
   */
  constructor(
    private readonly enoughBytes: number,
    private readonly pauseMs: number,
  ) {}

  /**
   * Resolves when what a fetch brought of one partition is taken and the next fetch may follow. All partitions of a fetch begin together.
   * @throws Error of `take`, without a pause
   */
  async after(bytes: number, take: () => Promise<void>): Promise<void> {
    if (this.underWay === 0) this.bytes = 0;
    this.underWay += 1;
    this.bytes += bytes;
    try {
      await take();
      if (this.bytes < this.enoughBytes) await this.pause();
    } finally {
      this.underWay -= 1;
    }
  }

  /** Ends pauses; there are no more. */
  stop(): void {
    this.stopping.abort();
  }

  private async pause(): Promise<void> {
    await sleep(this.pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
