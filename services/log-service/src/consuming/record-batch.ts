import type { EventBatch, StateRecord } from '@pruefer/platform';

/** A partition of one Kafka: offsets of another cluster mean something else. */
export type PartitionId = Pick<EventBatch, 'clusterId' | 'topic' | 'partition'>;

export type KafkaRecord = Pick<EventBatch['records'][number], 'offset'> & StateRecord;

/** Neighbouring records of one partition, at least one. */
export interface RecordBatch extends PartitionId, Pick<EventBatch, 'event'> {
  readonly records: readonly KafkaRecord[];
}
