import type { EventDefinition } from '@pruefer/contracts';
import type { KafkaMessage } from 'kafkajs';

export interface TopicPartition {
  readonly topic: string;
  readonly partition: number;
}

export interface PartitionOffset extends TopicPartition {
  readonly offset: string;
}

/** Raw records of one partition; the reader parses and checks them. */
export interface EventBatch<Data extends object = object> extends TopicPartition {
  readonly event: EventDefinition<Data>;
  /** Id of the Kafka cluster: offsets are not valid on another cluster. */
  readonly clusterId: string;
  /** Ordered by offset, at least one. */
  readonly records: readonly KafkaMessage[];
}

export interface ConsumerPlan {
  /** Members of one group share the partitions; without `startOffsets` each reader has its own group. */
  readonly groupId: string;
  readonly events: readonly EventDefinition[];
  /**
   * Resolves when the batch and its offset are stored. After a rejection the same records are delivered again after a pause,
   * without limit. Batches of several partitions are delivered concurrently.
   */
  consume(batch: EventBatch): Promise<void>;
  /**
   * The offsets to continue from, read at every assignment; other partitions start at the beginning. Without this function every
   * start reads from the beginning.
   */
  startOffsets?(clusterId: string, partitions: readonly TopicPartition[]): Promise<readonly PartitionOffset[]>;
  /** After a fetch with fewer bytes the reader pauses for half a second, for fewer and larger batches. Off by default. */
  readonly gatheredBytes?: number;
  /** Limits of one fetch, in bytes. */
  readonly maxBytesPerPartition?: number;
  readonly maxBytes?: number;
}
