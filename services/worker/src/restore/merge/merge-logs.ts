import type { Client } from 'pg';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import { readDaysOfFile, rowsOfFile } from './days-of-file.js';
import { attachDays, loadDays, type MergedRows } from './load-days.js';
import { requireValidSums } from './require-valid-sums.js';
import { countChanges, type MergeCounts, type MergeOptions, noCounts, readMergeCounts } from './merge.js';
import { mergeSums } from './merge-sums.js';
import { gatherErasures, isEligible } from './rows-of-file.js';

const file = stagedName('logs.requests');
const details = stagedName('logs.request_details');

/** Previews a merge by ids alone, because stored rows keep their corrections and erasures. */
export async function compareLogs(client: Client): Promise<MergeCounts> {
  await requireValidSums(client);
  await gatherErasures(client);
  const counts = await readMergeCounts(
    client,
    `SELECT count(*) - count(r.id) AS added, count(r.id) AS unchanged, (SELECT count(*) FROM ${file}) - count(*) AS "leftOut"
     FROM ${file} f LEFT JOIN logs.requests r ON r.day = f.day AND r.id = f.id WHERE ${isEligible}`,
  );
  return { ...noCounts, ...counts };
}

/** Inserts missing rows, and sums where there are none. Existing days already have partitions. */
export async function mergeLogs(client: Client, { detailsDays }: MergeOptions): Promise<MergeCounts> {
  // Blocks the cleanup from here on, so that no row older than its limit is added.
  await client.query('SELECT FROM logs.cleanup FOR SHARE');
  await requireValidSums(client);
  await gatherErasures(client);
  const days = await readDaysOfFile(client, detailsDays);
  const { loadedDays, ...wholeDays } = await loadDays(client, days);
  const otherRows = loadedDays.length < days.length ? await addRows(client, { detailsDays, loadedDays }) : noRows;
  await mergeSums(client);
  const duplicateCount = await attachDays(client, loadedDays);
  const eligible = wholeDays.eligible + otherRows.eligible;
  const addedCount = wholeDays.added + otherRows.added - duplicateCount;
  return {
    ...noCounts,
    added: addedCount,
    unchanged: eligible - addedCount,
    leftOut: (await rowsOfFile(client)) - eligible,
  };
}

const noRows: MergedRows = { eligible: 0, added: 0 };

interface Rest {
  readonly detailsDays: number;
  /** Days that were loaded as whole partitions; their rows are skipped. */
  readonly loadedDays: readonly string[];
}

/** Adds rows one by one to days that consumers may write to at the same time. */
async function addRows(client: Client, { detailsDays, loadedDays }: Rest): Promise<MergedRows> {
  const rows = `FROM ${file} f WHERE f.day <> ALL ($1::date[]) AND ${isEligible}`;
  const columns = getTableColumns('logs.requests').join(', ');
  const { eligible } = (await client.query<{ eligible: string }>(`SELECT count(*) AS eligible ${rows}`, [loadedDays]))
    .rows[0]!;
  const insert = `INSERT INTO logs.requests (${columns}) SELECT ${columns} ${rows} ON CONFLICT DO NOTHING`;
  const insertedCount = await countChanges(client, insert, [loadedDays]);
  await client.query(
    `INSERT INTO logs.request_details (${getTableColumns('logs.request_details').join(', ')})
     SELECT d.id, d.day, d.iban, d.address FROM ${details} d
     WHERE d.day >= (now() AT TIME ZONE 'UTC')::date - $2::int AND (d.day, d.id) IN (SELECT f.day, f.id ${rows})
     ON CONFLICT DO NOTHING`,
    [loadedDays, detailsDays],
  );
  return { eligible: Number(eligible), added: insertedCount };
}
