import type { PartitionOffset, TopicPartition } from './consumer-plan.js';

export class PartitionOffsets {
  private readonly byPartition = new Map<string, PartitionOffset>();
  private moves = 0;

  get version(): number {
    return this.moves;
  }

  replaceBy(positions: readonly PartitionOffset[]): void {
    this.moves += 1;
    this.byPartition.clear();
    for (const position of positions) this.byPartition.set(toKey(position), position);
  }

  /** Moves a partition to the offset after its last processed record. */
  moveAfter({ topic, partition }: TopicPartition, lastOffset: string): void {
    const position = { topic, partition, offset: String(BigInt(lastOffset) + 1n) };
    this.byPartition.set(toKey(position), position);
    this.moves += 1;
  }

  of(partition: TopicPartition): PartitionOffset | undefined {
    return this.byPartition.get(toKey(partition));
  }

  all(): PartitionOffset[] {
    return [...this.byPartition.values()];
  }
}

function toKey({ topic, partition }: TopicPartition): string {
  return `${topic} ${partition}`;
}
