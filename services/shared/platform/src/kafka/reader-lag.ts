import type { TopicPartition } from './consumer-plan.js';
import type { Positions } from './positions.js';

/** How many records of a partition wait. */
export interface PartitionLag extends TopicPartition {
  readonly lag: number;
}

/** How far a reader is behind, as Kafka says; seldom asked by one that has read everything: its fetches wait there for what comes. */
export class ReaderLag {
  private readAll: { readonly lags: PartitionLag[]; readonly version: number; readonly untilMs: number } | undefined;

  /**
   * @param endsOf a topic's partitions, each with the offset behind its last record
   * @param trustedMs for how long it is believed that nothing waits
   */
  constructor(
    private readonly topics: readonly string[],
    private readonly positions: Positions,
    private readonly endsOf: (topic: string) => Promise<readonly { partition: number; high: string }[]>,
    private readonly trustedMs: number,
  ) {}

  /**
   * Of each partition whose position is known.
   * @param isHandling whether records were handed over that are not done yet
   * @throws Error while Kafka is unavailable
   */
  async look(isHandling: boolean): Promise<PartitionLag[]> {
    const { version } = this.positions;
    const { readAll } = this;
    if (readAll && !isHandling && readAll.version === version && performance.now() < readAll.untilMs)
      return readAll.lags;
    const lags = (await Promise.all(this.topics.map((topic) => this.lagsIn(topic)))).flat();
    const isAtEnd = lags.length > 0 && lags.every(({ lag }) => lag === 0);
    this.readAll = isAtEnd ? { lags, version, untilMs: performance.now() + this.trustedMs } : undefined;
    return lags;
  }

  private async lagsIn(topic: string): Promise<PartitionLag[]> {
    return (await this.endsOf(topic)).flatMap(({ partition, high }) => {
      const position = this.positions.of({ topic, partition });
      return position ? { topic, partition, lag: Number(high) - Number(position.offset) } : [];
    });
  }
}
