import type { Client } from 'pg';
import { backupTables } from '../../backup/tables.js';
import { stagedName } from '../load/staged.js';
import { changedBy, type Counts, countsOf, type MergeOptions, nothing } from './merge.js';
import { mergeSums } from './merge-sums.js';

const file = stagedName('logs.requests');
const details = stagedName('logs.request_details');
const erased = stagedName('logs.erased');
const columnsOf = (name: string) => backupTables.find(({ table }) => table === name)!.columns.join(', ');

/** Days that may have rows: as `logs.open_day` judges. */
const isOpenDay = `f.day BETWEEN date '2000-01-01' AND (now() AT TIME ZONE 'UTC')::date + 7`;

const isErasedBy = (erasures: string) =>
  `EXISTS (SELECT FROM ${erasures} e WHERE e.iban_hash = f.iban_hash AND f.at < e.erased_until)`;

/** Rows of a file that may be in the log: none that were cleaned up or whose IBAN was erased, here or where the backup was made. */
const isEligible = `f.at >= (SELECT cleaned_until FROM logs.cleanup) AND ${isOpenDay}
  AND NOT ${isErasedBy('logs.erased')} AND NOT ${isErasedBy(erased)}`;

/** What a merge would do, by ids alone: rows of the log never change. */
export async function compareLogs(client: Client): Promise<Counts> {
  const counts = await countsOf(
    client,
    `SELECT count(*) FILTER (WHERE eligible AND NOT known) AS added, count(*) FILTER (WHERE eligible AND known) AS unchanged,
       count(*) FILTER (WHERE NOT eligible) AS "leftOut"
     FROM (SELECT ${isEligible} AS eligible, r.id IS NOT NULL AS known
       FROM ${file} f LEFT JOIN logs.requests r ON r.day = f.day AND r.id = f.id) compared`,
  );
  return { ...nothing, ...counts };
}

/** Days of the file that need a partition, with whether its full values may be kept. */
export async function daysOf(client: Client, detailsDays: number): Promise<{ day: string; withDetails: boolean }[]> {
  const { rows } = await client.query<{ day: string; withDetails: boolean }>(
    `SELECT DISTINCT f.day::text AS day, f.day >= (now() AT TIME ZONE 'UTC')::date - $1::int AS "withDetails"
     FROM ${file} f WHERE ${isEligible}`,
    [detailsDays],
  );
  return rows;
}

/** Adds what is missing; sums are added where there are none. The days have their partitions. */
export async function mergeLogs(client: Client, { detailsDays }: MergeOptions): Promise<Counts> {
  // From here on nothing is cleaned up: what is added is not from before.
  await client.query('SELECT FROM logs.cleanup FOR SHARE');
  const eligible = await countsOf(
    client,
    `SELECT count(*) FILTER (WHERE ${isEligible}) AS unchanged, count(*) FILTER (WHERE NOT (${isEligible})) AS "leftOut"
     FROM ${file} f`,
  );
  const columns = columnsOf('logs.requests');
  const added = await changedBy(
    client,
    `INSERT INTO logs.requests (${columns}) SELECT ${columns} FROM ${file} f WHERE ${isEligible} ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO logs.request_details (${columnsOf('logs.request_details')})
     SELECT d.id, d.day, d.iban, d.address FROM ${details} d JOIN ${file} f ON f.day = d.day AND f.id = d.id
     WHERE d.day >= (now() AT TIME ZONE 'UTC')::date - $1::int AND ${isEligible} ON CONFLICT DO NOTHING`,
    [detailsDays],
  );
  await mergeSums(client);
  return { ...nothing, ...eligible, added, unchanged: (eligible.unchanged ?? 0) - added };
}
