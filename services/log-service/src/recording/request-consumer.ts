import { RequestRefusedV1, ValidationAnsweredV1 } from '@pruefer/contracts';
import { EventConsumer } from '@pruefer/platform';
import type { Kafka } from 'kafkajs';
import type { LogConfig } from '../config.js';
import { findOffsets } from '../consuming/offsets.js';
import type { RecordBatch } from '../consuming/record-batch.js';
import { WritePool } from '../write-pool.js';
import { GroupCommit } from './group-commit.js';
import { RecordRequests } from './record-requests.js';

/** Large enough that a commit costs little per row, small enough that memory and locks stay short. */
const MOST_RECORDS_PER_COMMIT = 2_500;

/** Some 300 events: under load a commit stores more of them, an idle system's events arrive within 300 ms. */
const GATHERED_BYTES = 262_144;

/** Reads every request of the system into the log. Batches of several partitions that are there at the same time share one commit. */
export function requestConsumer(
  kafka: Kafka,
  config: LogConfig,
  recordRequests: RecordRequests,
  { pool }: WritePool,
): EventConsumer {
  const commits = new GroupCommit<RecordBatch>((batches) => recordRequests.run(batches), {
    sizeOf: ({ records }) => records.length,
    mostSize: MOST_RECORDS_PER_COMMIT,
    atOnce: 2,
  });
  return new EventConsumer(kafka, config, {
    groupId: 'log-service.requests',
    events: [ValidationAnsweredV1, RequestRefusedV1],
    minBytes: GATHERED_BYTES,
    take: (batch) => commits.add(batch),
    startOffsets: (clusterId) => findOffsets(pool, clusterId),
  });
}
