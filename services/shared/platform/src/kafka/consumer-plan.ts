import type { EventDefinition } from '@pruefer/contracts';
import type { KafkaMessage } from 'kafkajs';

export interface TopicPartition {
  /** The topic's full name, with the system's prefix. */
  readonly topic: string;
  readonly partition: number;
}

export interface Position extends TopicPartition {
  /** Of the next record to read. */
  readonly offset: string;
}

/** Records of one partition as they came: parsing and judging them is the reader's own business. */
export interface EventBatch<Data extends object = object> extends TopicPartition {
  readonly event: EventDefinition<Data>;
  /** Tells this Kafka from another: offsets mean nothing on a new cluster. */
  readonly clusterId: string;
  /** In order of their offsets, at least one. */
  readonly records: readonly KafkaMessage[];
}

export interface ConsumerPlan {
  /** Members of one group share the partitions; without `startOffsets` a reader shares them with nobody. */
  readonly groupId: string;
  readonly events: readonly EventDefinition[];
  /**
   * Resolves when the batch and its offset are stored; rejects: the same records come again after a pause, for ever.
   * Batches of several partitions are handed over at the same time.
   */
  take(batch: EventBatch): Promise<void>;
  /**
   * Where to go on, asked with every new assignment; a partition that is left out starts at its begin.
   * Without this function every start reads from the begin.
   */
  startOffsets?(clusterId: string, partitions: readonly TopicPartition[]): Promise<readonly Position[]>;
  /** Half a second passes after a fetch that brought less than so many bytes: fewer and larger batches under load. Default: none. */
  readonly gatheredBytes?: number;
  /** Bounds of one fetch, in bytes. */
  readonly maxBytesPerPartition?: number;
  readonly maxBytes?: number;
}
