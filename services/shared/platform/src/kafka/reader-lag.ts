import type { TopicPartition } from './consumer-plan.js';
import type { PartitionOffsets } from './partition-offsets.js';

export interface PartitionLag extends TopicPartition {
  readonly lag: number;
}

/**
 * The lag of a reader according to Kafka. A reader that has read everything is rarely checked, because Kafka answers its open
 * fetch when a record arrives.
 */
export class ReaderLag {
  private readAll: { readonly lags: PartitionLag[]; readonly version: number; readonly untilMs: number } | undefined;

  /** @param readEnds returns a topic's partitions with their end offsets @param trustedMs how long a lag of zero is reused */
  constructor(
    private readonly topics: readonly string[],
    private readonly positions: PartitionOffsets,
    private readonly readEnds: (topic: string) => Promise<readonly { partition: number; high: string }[]>,
    private readonly trustedMs: number,
  ) {}

  /**
   * The lag of each partition with a known position.
   * @param isHandling whether delivered records are still being processed
   * @throws Error while Kafka is unavailable
   */
  async read(isHandling: boolean): Promise<PartitionLag[]> {
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
    return (await this.readEnds(topic)).flatMap(({ partition, high }) => {
      const position = this.positions.of({ topic, partition });
      return position ? { topic, partition, lag: Number(high) - Number(position.offset) } : [];
    });
  }
}
