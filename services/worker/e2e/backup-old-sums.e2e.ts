import { suiteFixture } from '@pruefer/testkit';
import { Pool } from 'pg';
import { text } from 'node:stream/consumers';
import { takeSnapshot } from '../src/backup/export/snapshot.js';
import { backupEnvironment, rowsIn, toByteStream } from './support/backup-environment.js';

const site = suiteFixture(backupEnvironment, (site) => site.close());

it('F1, D4: a backup holds the sums of all years, and its snapshot only the newest, which still change', async () => {
  await site.database.sql(`
    INSERT INTO logs.minute_sums SELECT date_bin('1 minute', now() - days * interval '1 day', 'epoch'), 200, 'DE', 1, 1, 1, 1, '{1}'
      FROM generate_series(0, 800, 2) days;
    INSERT INTO logs.key_hour_sums (hour, key_id, status, rows, requests)
      SELECT date_bin('1 hour', now() - hours * interval '1 hour', 'epoch'), 'key', 200, 1, 1 FROM generate_series(0, 2000) hours`);
  const worker = await site.start();
  const download = await site.get(worker, 'backup').then((response) => response.arrayBuffer());
  const rows = await rowsIn(toByteStream(new Uint8Array(download)), ['logs.minute_sums', 'logs.key_hour_sums']);
  const times = (table: string, column: string) => rows[table]!.map((row) => Date.parse(row[column]!));
  for (const [table, column, count] of [
    ['logs.minute_sums', 'minute', 401],
    ['logs.key_hour_sums', 'hour', 2001],
  ] as const) {
    expect(times(table, column)).toEqual(times(table, column).toSorted((a, b) => a - b));
    expect(new Set(times(table, column)).size).toBe(count);
    expect(rows[table]).toHaveLength(count);
  }
  const pool = new Pool({ connectionString: site.environment['JOBS_DATABASE_URL'] });
  const snapshot = await takeSnapshot(pool, site.folder);
  try {
    expect((await text(snapshot.readRows('logs.minute_sums'))).trim().split('\n')).toHaveLength(18);
  } finally {
    await snapshot.close();
    await pool.end();
  }
});
