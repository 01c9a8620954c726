import {
  defaultSystemConfig,
  type LogEntry,
  type LogPage,
  type LogSearch,
  SETTINGS_KEY,
  type Timezone,
} from '@pruefer/contracts';
import { CurrentSettings, hashPersonalData, type Retry, retryWithBackoff } from '@pruefer/platform';
import type { MigratedService } from '@pruefer/testkit';
import { Pool } from 'pg';
import { LogConfig } from '../../src/config.js';
import type { LogRow } from '../../src/recording/log-row.js';
import { FindRows } from '../../src/requests/search/find-rows.js';
import { ListPool } from '../../src/database/pools.js';
import { ListRequests } from '../../src/requests/list-requests.js';
import { RequestQueries } from '../../src/requests/sql/request.queries.js';
import { ReadEntry } from '../../src/requests/read-entry.js';
import { SelectRows } from '../../src/requests/search/select-rows.js';
import { ReadHistogram } from '../../src/requests/read-histogram.js';
import { createRecordBatch, hashSecret, logDatabase } from './log-database.js';

export const hashLogValue = (value: string) => hashPersonalData(hashSecret, value);

export type RequestLog = Awaited<ReturnType<typeof requestLog>>;

/**
 * The log with the use cases of its screens, without Kafka and HTTP.
 * @param migrated services whose schemas there are
 */
export async function requestLog(migrated?: readonly MigratedService[]) {
  const log = await logDatabase(migrated);
  const pool = new Pool({ connectionString: log.url('logs', 'service') });
  // Connections that fail while their database is dropped need no report.
  pool.on('error', () => undefined);
  const config = Object.assign(new LogConfig(), {
    DATABASE_URL: log.url('logs', 'service'),
    LOG_HASH_SECRET: hashSecret,
  });
  const lists = new ListPool(config, 'test');
  const queries = new RequestQueries(pool, lists);
  const settings = new CurrentSettings();
  const select = new SelectRows(queries, settings, config);
  const findRows = new FindRows(queries);
  const listRequests = new ListRequests(select, findRows);
  let [version, offset] = [0, 0];
  return {
    ...log,
    pool,
    queries,
    histogram: new ReadHistogram(select, queries, settings),
    entry: new ReadEntry(queries),
    settings,
    /** As saved by an admin. */
    setZone(timezone: Timezone): void {
      version += 1;
      settings.apply(new Map([[SETTINGS_KEY, { ...defaultSystemConfig, timezone, version }]]));
    },
    /** Stores valid or invalid events, and creates their days. */
    async store(events: readonly object[]): Promise<void> {
      const days = (events as Partial<LogRow>[]).flatMap(({ at }) => (typeof at === 'string' ? at.slice(0, 10) : []));
      const batch = createRecordBatch(events, { firstOffset: (offset += 100_000) });
      // Like the recording process: after a timeout of a slow disk the same batch is stored again.
      const tries = patience(5);
      for (const day of new Set(days)) await retryWithBackoff(() => log.partitions.create(day), tries);
      await retryWithBackoff(() => log.recordRequests.run([batch]), tries);
    },
    list: (query: LogSearch = {}) => listRequests.run(query),
    /** Empties all tables. */
    async clear(): Promise<void> {
      await log.sql(`TRUNCATE logs.requests, logs.request_details, logs.minute_sums_open, logs.key_hour_sums_open,
        logs.minute_sums, logs.hour_sums, logs.day_sums, logs.total_sums, logs.key_hour_sums, logs.key_day_sums`);
      await log.sql(`UPDATE logs.cleanup SET cleaned_until = '-infinity'`);
    },
    async close() {
      await lists.onApplicationShutdown();
      await pool.end();
      await log.close();
    },
  };
}

/** The number of tolerated failures. */
function patience(failures: number): Retry {
  let left = failures;
  return { failed: () => void left--, mayRepeat: () => left > 0 };
}

/** Follows the cursors from a page on to one end of the list. */
export async function follow(
  log: RequestLog,
  query: LogSearch,
  start: LogPage,
  towards: 'nextCursor' | 'previousCursor',
): Promise<LogPage[]> {
  const pages: LogPage[] = [];
  for (let page = start; page[towards] !== null;) {
    page = await log.list({ ...query, cursor: page[towards] });
    pages.push(page);
  }
  return pages;
}

export const listLogIds = (logs: readonly LogEntry[]) => logs.map(({ id }) => id);
