import type { RestoredPart } from '@pruefer/contracts';
import type { Client } from 'pg';
import { backupTables } from '../../backup/tables.js';
import { stagedName } from '../load/staged.js';
import { changedBy, type Counts, countsOf, type MergeOptions, nothing, rowsIn } from './merge.js';

const RELEASES = 'banks.registry_release';
const files = stagedName('banks.data_set');
const banks = stagedName('banks.bank');
const releases = stagedName(RELEASES);
const columnsOf = (name: string, own: string) =>
  backupTables.find(({ table }) => table === name)!.columns.filter((column) => column !== own);
const setColumns = columnsOf('banks.data_set', 'id').join(', ');
const bankColumns = columnsOf('banks.bank', 'data_set_id');
const releaseColumns = columnsOf(RELEASES, 'id');
const releaseColumnsOf = (row: string) => releaseColumns.map((column) => `${row}.${column}`).join(', ');

/** The same file is the same data set, whatever number it had where the backup was made. */
const isSame = `d.country = f.country AND d.version = f.version AND d.fingerprint = f.fingerprint AND d.records = f.records`;

const removed = `SELECT coalesce(sum(records), 0) AS removed FROM banks.data_set d
  WHERE NOT EXISTS (SELECT FROM ${files} f WHERE ${isSame})`;
const unchanged = `SELECT coalesce(sum(records), 0) AS unchanged FROM banks.data_set`;

const remove = `DELETE FROM banks.data_set d WHERE NOT EXISTS (SELECT FROM ${files} f WHERE ${isSame})`;

/** Files that are not there yet, each with its banks. */
const add = `
  WITH added AS (
    INSERT INTO banks.data_set (${setColumns}) SELECT ${setColumns} FROM ${files} f
    WHERE NOT EXISTS (SELECT FROM banks.data_set d WHERE ${isSame}) RETURNING id, country, version)
  INSERT INTO banks.bank (data_set_id, ${bankColumns.join(', ')})
  SELECT a.id, ${bankColumns.map((column) => `b.${column}`).join(', ')}
  FROM added a JOIN ${files} f ON f.country = a.country AND f.version = a.version JOIN ${banks} b ON b.data_set_id = f.id`;

/** The same file for the same day is the same release; its number and place follow from the others. */
const compareReleases = `
  SELECT count(*) FILTER (WHERE r.version IS NULL) AS added, count(*) FILTER (WHERE f.version IS NULL) AS removed,
         count(*) FILTER (WHERE r.version = f.version AND NOT same) AS changed, count(*) FILTER (WHERE same) AS unchanged
    FROM banks.registry_release r FULL JOIN ${releases} f ON f.version = r.version,
         LATERAL (SELECT (${releaseColumnsOf('r')}) IS NOT DISTINCT FROM (${releaseColumnsOf('f')}) AS same) s`;
const removeReleases = `DELETE FROM banks.registry_release`;
/** All anew and in their order: of two with the same first day the one loaded last holds, and what one holds depends on what it was loaded on. */
const addReleases = `INSERT INTO banks.registry_release (${releaseColumns.join(', ')})
  SELECT ${releaseColumns.join(', ')} FROM ${releases} ORDER BY id`;

/** The loaded releases of the registry. A file without any, as all were before there could be one, leaves them alone. */
async function mergeReleases(client: Client, leftOut: number): Promise<Counts | undefined> {
  if ((await rowsIn(client, releases)) + leftOut === 0) return undefined;
  await client.query('LOCK TABLE banks.registry_release IN SHARE ROW EXCLUSIVE MODE');
  const counts = { ...nothing, ...(await countsOf(client, compareReleases)), leftOut };
  await client.query(removeReleases);
  await client.query(addReleases);
  return counts;
}

/** The bank directory as it was, counted in banks, and the releases of the registry beside it. */
export async function mergeBanks(client: Client, { leftOut }: MergeOptions): Promise<Omit<RestoredPart, 'part'>> {
  const registryReleases = await mergeReleases(client, leftOut.get(RELEASES) ?? 0);
  return { ...(await mergeFiles(client)), ...(registryReleases && { registryReleases }) };
}

/** A file without any leaves them alone: no check shall lose its bank. */
async function mergeFiles(client: Client): Promise<Counts> {
  if ((await rowsIn(client, files)) === 0) return nothing;
  await client.query('LOCK TABLE banks.data_set IN SHARE ROW EXCLUSIVE MODE');
  const before = await countsOf(client, removed);
  await client.query(remove);
  const kept = await countsOf(client, unchanged);
  return { ...nothing, ...before, ...kept, added: await changedBy(client, add) };
}
