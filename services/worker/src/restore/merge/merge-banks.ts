import type { RestoredPart } from '@pruefer/contracts';
import type { Client } from 'pg';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import { fileRefusal } from '../load/value-refusal.js';
import {
  countChanges,
  type MergeCounts,
  type MergeOptions,
  noCounts,
  qualifiedColumns,
  readMergeCounts,
  rowsIn,
} from './merge.js';

const RELEASES = 'banks.registry_release';
const MAX_VERSION_LENGTH = 40;
/** Hex digits of a content that a version shows. */
const SHOWN_HASH = 8;
const files = stagedName('banks.data_set');
const banks = stagedName('banks.bank');
const releases = stagedName(RELEASES);
const setColumns = getTableColumns('banks.data_set', 'id').join(', ');
const bankColumns = getTableColumns('banks.bank', 'data_set_id');
const releaseColumns = getTableColumns(RELEASES, 'id');

const columnList = bankColumns.join(', ');

/** SHA-256 in hex of the banks of a data set. @param owner SQL for its number */
const buildContentSql = (table: string, owner: string) =>
  `(SELECT encode(sha256(convert_to(string_agg(row_text, E'\\n' ORDER BY row_text COLLATE "C"), 'UTF8')), 'hex')
    FROM (SELECT ROW(${columnList})::text AS row_text FROM ${table} WHERE data_set_id = ${owner}) texts)`;

const CONTENTS = 'file_contents';
/** The content of each data set of the file, and the candidates here with the same country, day and publisher's file. */
const noteContents = `
  CREATE TEMPORARY TABLE ${CONTENTS} AS
    SELECT f.id, ${buildContentSql(banks, 'f.id')} AS content FROM ${files} f`;
const notWhole = `
  SELECT f.country, f.version FROM ${files} f
  WHERE f.records <> (SELECT count(*) FROM ${banks} b WHERE b.data_set_id = f.id)
  UNION ALL SELECT 'Nr.', b.data_set_id::text FROM ${banks} b WHERE NOT EXISTS (SELECT FROM ${files} f WHERE f.id = b.data_set_id)
  LIMIT 1`;

/** Data sets with the same banks of the same file are identical, even with different ids. */
const isSame = `d.country = f.country AND d.valid_from = f.valid_from AND d.fingerprint = f.fingerprint AND d.records = f.records
  AND ${buildContentSql('banks.bank', 'd.id')} = (SELECT c.content FROM pg_temp.${CONTENTS} c WHERE c.id = f.id)`;

const removedRecords = `SELECT coalesce(sum(records), 0) AS removed FROM banks.data_set d
  WHERE NOT EXISTS (SELECT FROM ${files} f WHERE ${isSame})`;
/** Withdraws or brings back into force the data sets of the file that are here already; counts the banks of all that are here. */
const takeOverWithdrawals = `
  WITH changed AS (
    UPDATE banks.data_set d SET withdrawn_at = f.withdrawn_at FROM ${files} f
    WHERE d.withdrawn_at IS DISTINCT FROM f.withdrawn_at AND ${isSame} RETURNING d.records),
  counted AS (SELECT coalesce(sum(records), 0) AS changed FROM changed)
  SELECT changed, (SELECT coalesce(sum(records), 0) FROM banks.data_set) - changed AS unchanged FROM counted`;

const remove = `DELETE FROM banks.data_set d WHERE NOT EXISTS (SELECT FROM ${files} f WHERE ${isSame})`;

/** A version names one content. A version of the file with other banks than the stored one gets a part of their hash as suffix. */
const rename = `
  UPDATE ${files} f SET version = left(f.version, ${MAX_VERSION_LENGTH - SHOWN_HASH - 1}) || '-' || left(c.content, ${SHOWN_HASH})
  FROM pg_temp.${CONTENTS} c, banks.data_set d
  WHERE c.id = f.id AND d.country = f.country AND d.version = f.version AND NOT (${isSame})`;

/** Adds the missing data sets with their banks. */
const add = `
  WITH added AS (
    INSERT INTO banks.data_set (${setColumns}) SELECT ${setColumns} FROM ${files} f
    WHERE NOT EXISTS (SELECT FROM banks.data_set d WHERE ${isSame}) RETURNING id, country, version)
  INSERT INTO banks.bank (data_set_id, ${columnList})
  SELECT a.id, ${qualifiedColumns('b', bankColumns)}
  FROM added a JOIN ${files} f ON f.country = a.country AND f.version = a.version JOIN ${banks} b ON b.data_set_id = f.id`;

/** The same file for the same day is the same release; its number and place follow from the others. */
const compareReleases = `
  SELECT count(*) FILTER (WHERE r.version IS NULL) AS added, count(*) FILTER (WHERE f.version IS NULL) AS removed,
         count(*) FILTER (WHERE r.version = f.version AND NOT same) AS changed, count(*) FILTER (WHERE same) AS unchanged
    FROM banks.registry_release r FULL JOIN ${releases} f ON f.version = r.version,
         LATERAL (SELECT (${qualifiedColumns('r', releaseColumns)}) IS NOT DISTINCT FROM (${qualifiedColumns('f', releaseColumns)}) AS same) s`;
const removeReleases = `DELETE FROM banks.registry_release`;
/**
 * All releases are inserted again in their order: for the same first day the last one counts, and a release depends on the ones before it.
 */
const addReleases = `INSERT INTO banks.registry_release (${releaseColumns.join(', ')})
  SELECT ${releaseColumns.join(', ')} FROM ${releases} ORDER BY id`;

/** Merges the loaded releases of the registry. A file without any changes none, because files of earlier versions hold none. */
async function mergeReleases(client: Client, leftOut: number): Promise<MergeCounts | undefined> {
  if ((await rowsIn(client, releases)) + leftOut === 0) return undefined;
  await client.query('LOCK TABLE banks.registry_release IN SHARE ROW EXCLUSIVE MODE');
  const counts = { ...noCounts, ...(await readMergeCounts(client, compareReleases)), leftOut };
  await client.query(removeReleases);
  await client.query(addReleases);
  return counts;
}

/** Restores the bank directory, counted in banks, and the releases of the registry. */
export async function mergeBanks(client: Client, { leftOut }: MergeOptions): Promise<Omit<RestoredPart, 'part'>> {
  const registryReleases = await mergeReleases(client, leftOut.get(RELEASES) ?? 0);
  return { ...(await mergeFiles(client)), ...(registryReleases && { registryReleases }) };
}

/** @throws Problem `backup_unreadable` when the number of banks of a data set is wrong, or a bank has no data set */
async function requireWhole(client: Client): Promise<void> {
  const { rows } = await client.query<{ country: string; version: string }>(notWhole);
  if (!rows[0]) return;
  const name = `${rows[0].country} ${rows[0].version}`;
  throw fileRefusal(`banks.bank nicht die Banken, die banks.data_set für ${name} nennt`);
}

/** A file without data sets changes none, so that no validation loses its bank. */
async function mergeFiles(client: Client): Promise<MergeCounts> {
  await requireWhole(client);
  if ((await rowsIn(client, files)) === 0) return noCounts;
  await client.query('LOCK TABLE banks.data_set IN SHARE ROW EXCLUSIVE MODE');
  await client.query(noteContents);
  await client.query(rename);
  const before = await readMergeCounts(client, removedRecords);
  await client.query(remove);
  const keptCounts = await readMergeCounts(client, takeOverWithdrawals);
  return { ...noCounts, ...before, ...keptCounts, added: await countChanges(client, add) };
}
