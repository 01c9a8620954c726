import type { EventBatch, StateRecord } from '@pruefer/platform';

/** A partition of one Kafka: offsets of another cluster mean something else. */
export type Place = Pick<EventBatch, 'clusterId' | 'topic' | 'partition'>;

/** The used fields of a Kafka record. */
export type KafkaRecord = Pick<EventBatch['records'][number], 'offset'> & StateRecord;

/** Neighbouring records of one partition, at least one. */
export interface RecordBatch extends Place, Pick<EventBatch, 'event'> {
  readonly records: readonly KafkaRecord[];
}
