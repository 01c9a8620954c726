import type { Position, TopicPartition } from './consumer-plan.js';

export class Positions {
  private readonly places = new Map<string, Position>();
  private moves = 0;

  get version(): number {
    return this.moves;
  }

  replaceBy(positions: readonly Position[]): void {
    this.moves += 1;
    this.places.clear();
    for (const position of positions) this.places.set(keyOf(position), position);
  }

  /** Moves a partition to the offset after its last processed record. */
  passed({ topic, partition }: TopicPartition, lastOffset: string): void {
    const position = { topic, partition, offset: String(BigInt(lastOffset) + 1n) };
    this.places.set(keyOf(position), position);
    this.moves += 1;
  }

  of(place: TopicPartition): Position | undefined {
    return this.places.get(keyOf(place));
  }

  all(): Position[] {
    return [...this.places.values()];
  }
}

function keyOf({ topic, partition }: TopicPartition): string {
  return `${topic} ${partition}`;
}
