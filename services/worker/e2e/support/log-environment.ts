import { DAY_MS } from '@pruefer/contracts';
import { startService } from '@pruefer/platform';
import { serviceEnvironment, startProcess, testDatabase, type TestDatabase, workerDatabases } from '@pruefer/testkit';
import { Client } from 'pg';
import { WorkerConfig } from '../../src/config.js';
import { WorkerModule } from '../../src/worker.module.js';
import { inDaytime } from './in-daytime.js';
import { staffAnswer } from './staff-call.js';

/** The worker, with log-service in a separate process. */
export async function logEnvironment() {
  const database = await testDatabase('log-service', 'worker');
  const environment = serviceEnvironment();
  const start = async () => {
    const logEnvironment = { ...environment, DATABASE_URL: database.url('logs', 'service') };
    const logService = await startProcess('log-service', logEnvironment, 'alive');
    const env = { ...environment, ...workerDatabases(database), LOG_URL: logService.url };
    return { logService, worker: inDaytime(await startService('worker', WorkerModule, WorkerConfig, { env })) };
  };
  const site = {
    database,
    ...(await start()),
    /** Starts both again after they were stopped. */
    restart: async (): Promise<void> => void Object.assign(site, await start()),
    /** Makes log rows at noon of a day in the past. */
    fill: (daysAgo: number, rows: number) => fill(database, daysAgo, rows),
    async rows() {
      const [row] = await database.sql<{ rows: number }>('SELECT count(*)::integer AS rows FROM logs.requests');
      return row?.rows ?? 0;
    },
    /** Opens older days for rows again and resets the count of removed rows. */
    async forgetCleanups() {
      await database.sql(`UPDATE logs.cleanup SET cleaned_until = '-infinity';
        TRUNCATE logs.minute_sums_open, logs.minute_sums, logs.hour_sums, logs.day_sums, logs.total_sums`);
    },
    call: (request: string, body?: object, role?: 'admin' | 'manager'): Promise<{ status: number; body: unknown }> =>
      staffAnswer<unknown>(site.worker.url, request, { body, role }),
    /** Holds all cleanups until the returned function is called. */
    holdCleanups: () => holdCleanups(database),
    async close() {
      await Promise.all([site.worker.close(), site.logService.stop()]);
      await database.drop();
    },
  };
  return site;
}

export const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

async function fill(database: TestDatabase, daysAgo: number, rows: number): Promise<void> {
  const day = dayAgo(daysAgo);
  const partition = `logs.requests_${day.replaceAll('-', '')}`;
  await database.sql(`SET ROLE logs_owner;
    CREATE TABLE IF NOT EXISTS ${partition} PARTITION OF logs.requests FOR VALUES FROM ('${day}') TO (date '${day}' + 1)`);
  await database.sql(`
    INSERT INTO logs.requests (day, id, at, count, status, country)
      SELECT '${day}', gen_random_uuid(), '${day}T12:00:00Z', 1, 200, 'DE' FROM generate_series(1, ${rows});
    INSERT INTO logs.minute_sums_open (minute, status, country, writer, rows, requests, timed_rows, response_time_us, histogram)
      VALUES ('${day}T12:00:00Z', 200, 'DE', ${daysAgo}, ${rows}, ${rows}, 0, 0, '{}')`);
}

async function holdCleanups({ adminUrl }: TestDatabase): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('BEGIN; SELECT FROM logs.cleanup FOR SHARE');
  return () => client.end();
}
