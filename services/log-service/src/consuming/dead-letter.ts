import type { PoolClient } from 'pg';
import type { KafkaRecord, PartitionId } from './record-batch.js';
import { MAX_RECORD_BYTES } from './record-fields.js';

export interface DeadLetter {
  readonly partition: PartitionId;
  readonly record: KafkaRecord;
  readonly reason: string;
}

const insert = `
  INSERT INTO logs.dead_letters (cluster_id, topic, partition, record_offset, reason, payload)
  SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::bigint[], $5::text[], $6::bytea[])
  ON CONFLICT DO NOTHING`;

/** Keeps records for `LOG_DETAILS_DAYS` instead of storing them, in the caller's transaction; each once, however often it is read. */
export async function keepDeadLetters(client: PoolClient, letters: readonly DeadLetter[]): Promise<void> {
  if (letters.length === 0) return;
  await client.query(insert, [
    letters.map(({ partition }) => partition.clusterId),
    letters.map(({ partition }) => partition.topic),
    letters.map(({ partition }) => partition.partition),
    letters.map(({ record }) => record.offset),
    letters.map(({ reason }) => reason),
    letters.map(({ record }) => record.value?.subarray(0, MAX_RECORD_BYTES) ?? Buffer.alloc(0)),
  ]);
}
