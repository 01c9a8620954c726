import { type EventDefinition, ValidationAnsweredV1 } from '@pruefer/contracts';
import { type MigratedService, testDatabase } from '@pruefer/testkit';
import { Registry } from 'prom-client';
import { LogConfig } from '../../src/config.js';
import type { RecordBatch } from '../../src/consuming/record-batch.js';
import { LogDays } from '../../src/partitions/log-days.js';
import { PartitionRepository } from '../../src/partitions/partition.repository.js';
import { RecordRequests } from '../../src/recording/record-requests.js';
import { RequestRepository } from '../../src/recording/request.repository.js';
import { WritePool } from '../../src/database/pools.js';

export const hashSecret = 'a secret of thirty-two characters';

export type LogDatabase = Awaited<ReturnType<typeof logDatabase>>;

/**
 * The log on its own database, without Kafka; tests pass batches directly.
 * @param migrated services whose schemas there are
 */
export async function logDatabase(migrated: readonly MigratedService[] = ['log-service']) {
  const database = await testDatabase(...migrated);
  const config = Object.assign(new LogConfig(), {
    DATABASE_URL: database.url('logs', 'service'),
    LOG_HASH_SECRET: hashSecret,
  });
  const writing = new WritePool(config, 'test');
  const partitions = new PartitionRepository(writing);
  const days = new LogDays(partitions);
  const metrics = new Registry();
  return {
    ...database,
    writing,
    partitions,
    days,
    metrics,
    recordRequests: new RecordRequests(new RequestRepository(writing, config), days, metrics),
    /** One number. */
    async count(text: string, values?: unknown[]): Promise<number> {
      const [row] = await database.sql<Record<string, unknown>>(text, values);
      return Number(Object.values(row ?? {})[0]);
    },
    async close() {
      await writing.onApplicationShutdown();
      await database.drop();
    },
  };
}

interface BatchOptions {
  readonly event?: EventDefinition;
  readonly topic?: string;
  readonly partition?: number;
  readonly firstOffset?: number;
}

/** Events, or values that are none, as they come from one partition. */
export function createRecordBatch(
  values: readonly (object | Buffer | null)[],
  options: BatchOptions = {},
): RecordBatch {
  const { event = ValidationAnsweredV1, topic = event.topic, partition = 0, firstOffset = 0 } = options;
  const records = values.map((value, index) => ({
    offset: String(firstOffset + index),
    value: value === null || Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value)),
  }));
  return { clusterId: 'cluster', event, topic, partition, records };
}

/** Both sums, open and rolled up, must be those of the rows. */
export async function expectSumsOfRows({ sql }: Pick<LogDatabase, 'sql'>): Promise<void> {
  const [sums] = await sql(`
    WITH minutes AS (SELECT sum(rows) AS rows, sum(requests) AS requests, sum(timed_rows) AS timed, sum(response_time_us) AS time FROM logs.requests_by_minute),
      days AS (SELECT sum(rows) AS day_rows, sum(requests) AS day_requests, sum(response_time_us) AS day_time FROM logs.requests_by_day),
      buckets AS (SELECT sum(n) AS histogram FROM logs.requests_by_minute, unnest(histogram) AS n),
      day_buckets AS (SELECT sum(n) AS day_histogram FROM logs.requests_by_day, unnest(histogram) AS n),
      hours AS (SELECT sum(rows) AS key_rows, sum(requests) AS key_requests FROM logs.key_requests_by_hour),
      key_days AS (SELECT sum(rows) AS key_day_rows, sum(requests) AS key_day_requests FROM logs.key_requests_by_day)
    SELECT * FROM minutes, days, buckets, day_buckets, hours, key_days`);
  const [raw] = await sql<{ rows: string; requests: string; timed: string; time: string }>(`
    SELECT count(*) AS rows, sum(count) AS requests, count(response_time_us) AS timed, coalesce(sum(response_time_us), 0) AS time
    FROM logs.requests`);
  const { rows, requests, timed, time } = raw ?? { rows: '', requests: '', timed: '', time: '' };
  expect(sums).toEqual({
    rows,
    requests,
    timed,
    time,
    histogram: timed,
    day_rows: rows,
    day_requests: requests,
    day_time: time,
    day_histogram: timed,
    key_rows: rows,
    key_requests: requests,
    key_day_rows: rows,
    key_day_requests: requests,
  });
}
