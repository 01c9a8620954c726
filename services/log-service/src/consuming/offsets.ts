import { Injectable } from '@nestjs/common';
import type { OffsetStore, PartitionOffset } from '@pruefer/platform';
import type { Pool, PoolClient } from 'pg';
import { WritePool } from '../database/pools.js';
import type { RecordBatch } from './record-batch.js';

/** Offsets are committed together with the rows; Kafka's own offsets only serve monitoring tools (docs/SECURITY.md D2). */
const advance = `
  INSERT INTO logs.offsets AS known (cluster_id, topic, partition, next_offset)
  SELECT cluster_id, topic, partition, max(last_offset) + 1
    FROM unnest($1::text[], $2::text[], $3::integer[], $4::bigint[]) AS batch (cluster_id, topic, partition, last_offset)
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (cluster_id, topic, partition)
    DO UPDATE SET next_offset = excluded.next_offset WHERE known.next_offset < excluded.next_offset`;

/** Advances the offsets to the end of these batches, in the caller's transaction; never backwards. */
export async function advanceOffsets(client: PoolClient, batches: readonly RecordBatch[]): Promise<void> {
  if (batches.length === 0) return;
  await client.query({
    name: 'advance-offsets',
    text: advance,
    values: [
      batches.map(({ clusterId }) => clusterId),
      batches.map(({ topic }) => topic),
      batches.map(({ partition }) => partition),
      batches.map(({ records }) => records.at(-1)?.offset),
    ],
  });
}

/** Offsets at which to continue, without partitions that were never stored. */
export async function findOffsets(pool: Pool, clusterId: string): Promise<PartitionOffset[]> {
  const { rows } = await pool.query<PartitionOffset>(
    'SELECT topic, partition, next_offset::text AS "offset" FROM logs.offsets WHERE cluster_id = $1',
    [clusterId],
  );
  return rows;
}

/** Provides the start offsets of this service's readers: after their last stored record. */
@Injectable()
export class StoredOffsets implements OffsetStore {
  constructor(private readonly database: WritePool) {}

  startOffsets(clusterId: string): Promise<PartitionOffset[]> {
    return findOffsets(this.database.pool, clusterId);
  }
}
