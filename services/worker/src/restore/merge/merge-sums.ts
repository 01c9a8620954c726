import type { Client } from 'pg';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';

interface Sums {
  readonly table: string;
  /** Rows `k` of tables that already hold the time of a row `f` of the file. */
  readonly unless: readonly string[];
}

const buildHourSql = (minute: string) => `date_bin('1 hour', ${minute}, 'epoch')`;
const buildDaySql = (time: string) => `(${time} AT TIME ZONE 'UTC')::date`;

/** Longer periods come first, so that their content is not added again from shorter ones. */
const sums: readonly Sums[] = [
  {
    table: 'logs.day_sums',
    unless: ['logs.day_sums k WHERE k.day = f.day', `logs.minute_sums_open k WHERE ${buildDaySql('k.minute')} = f.day`],
  },
  {
    table: 'logs.hour_sums',
    unless: [
      'logs.hour_sums k WHERE k.hour = f.hour',
      `logs.minute_sums_open k WHERE ${buildHourSql('k.minute')} = f.hour`,
    ],
  },
  {
    table: 'logs.minute_sums',
    unless: ['logs.minute_sums k WHERE k.minute = f.minute', 'logs.minute_sums_open k WHERE k.minute = f.minute'],
  },
  {
    table: 'logs.minute_sums_open',
    unless: [
      `known_hours k WHERE k.hour = ${buildHourSql('f.minute')}`,
      'logs.minute_sums_open k WHERE k.minute = f.minute',
    ],
  },
  {
    table: 'logs.key_day_sums',
    unless: [
      'logs.key_day_sums k WHERE k.day = f.day',
      `logs.key_hour_sums_open k WHERE ${buildDaySql('k.hour')} = f.day`,
    ],
  },
  {
    table: 'logs.key_hour_sums',
    unless: ['logs.key_hour_sums k WHERE k.hour = f.hour', 'logs.key_hour_sums_open k WHERE k.hour = f.hour'],
  },
  {
    table: 'logs.key_hour_sums_open',
    unless: [
      `known_key_days k WHERE k.day = ${buildDaySql('f.hour')}`,
      'logs.key_hour_sums_open k WHERE k.hour = f.hour',
    ],
  },
];

/** Stores the summed periods before inserting, because minutes that were open then are included by now. */
const remember = `
  CREATE TEMPORARY TABLE known_hours AS SELECT DISTINCT hour FROM logs.hour_sums;
  CREATE TEMPORARY TABLE known_key_days AS SELECT DISTINCT day FROM logs.key_day_sums;
  CREATE TEMPORARY TABLE known_days AS SELECT DISTINCT day FROM logs.day_sums`;

/** Adds the new days to the total sums. */
const addTotals = `
  INSERT INTO logs.total_sums AS t (status, rows, requests)
  SELECT status, sum(rows), sum(requests) FROM logs.day_sums WHERE day NOT IN (SELECT day FROM known_days) GROUP BY status
  ON CONFLICT (status) DO UPDATE SET rows = t.rows + excluded.rows, requests = t.requests + excluded.requests`;

/**
 * A statement does not see its inserted rows, but a nested loop still scans them for each row of the file: hours for half a
 * million sums. The statistics of an empty table suggest such a plan.
 */
const readOnce = 'SET LOCAL enable_nestloop = off';

/** Adds sums for periods without one; existing sums are unchanged. */
export async function mergeSums(client: Client): Promise<void> {
  await client.query(readOnce);
  await client.query(remember);
  for (const { table, unless } of sums) {
    const columns = getTableColumns(table).join(', ');
    const conditions = unless.map((rows) => `NOT EXISTS (SELECT FROM ${rows})`).join(' AND ');
    await client.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${stagedName(table)} f WHERE ${conditions}`,
    );
  }
  await client.query(addTotals);
  await client.query('SET LOCAL enable_nestloop = DEFAULT');
}
