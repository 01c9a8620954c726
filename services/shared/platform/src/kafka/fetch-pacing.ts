import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Pauses between the fetches of a busy reader, so that batches grow, and leaves the fetches of an idle reader open at the broker.
 * The broker's own `minBytes` would return empty fetches twice a second.
 */
export class FetchPacing {
  private readonly shutdown = new AbortController();
  private bytes = 0;
  private underWay = 0;

  /** @param enoughBytes a fetch of this size is followed by the next one at once @param pauseMs after a smaller fetch */
  constructor(
    private readonly enoughBytes: number,
    private readonly pauseMs: number,
  ) {}

  /**
   * Resolves when the records of one partition are processed and the next fetch may start. All partitions of a fetch start together.
   * @throws Error of `consume`, without a pause
   */
  async after(bytes: number, consume: () => Promise<void>): Promise<void> {
    if (this.underWay === 0) this.bytes = 0;
    this.underWay += 1;
    this.bytes += bytes;
    try {
      await consume();
      if (this.bytes < this.enoughBytes) await this.pause();
    } finally {
      this.underWay -= 1;
    }
  }

  stop(): void {
    this.shutdown.abort();
  }

  private async pause(): Promise<void> {
    await sleep(this.pauseMs, undefined, { signal: this.shutdown.signal }).catch(() => undefined);
  }
}
