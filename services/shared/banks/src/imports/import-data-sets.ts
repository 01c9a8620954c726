import type { ImportMethod } from '@pruefer/contracts';
import type { DataSet } from '../directory/bank-index.js';
import type { DataSetDifference, PreviousDataSet } from './previous-data-set.js';
import type { QueryClient } from '../query-client.js';
import { bankColumns } from './staged-banks.js';

export interface NewDataSet extends DataSet {
  /** SHA-256 of the publisher's file, in hex. */
  readonly fingerprint: string;
  readonly origin: ImportMethod;
  readonly records: number;
  /** Skipped lines of the whole file. */
  readonly errors: number;
  /** German, the first skipped lines. */
  readonly errorLines: readonly string[];
  /** URL and ETag of the file. */
  readonly url?: string | undefined;
  readonly etag?: string | undefined;
  /** The replaced data set and the differences; undefined: there is none. */
  readonly before?: PreviousDataSet | undefined;
  readonly difference?: DataSetDifference | undefined;
}

/** A withdrawn data set is imported again as a new row: of several with the same first day the last import is valid. */
const DELETE_WITHDRAWN = `DELETE FROM banks.data_set WHERE country = $1 AND version = $2 AND withdrawn_at IS NOT NULL`;

/** A concurrent import of the same file waits for the first commit and then conflicts with its version. */
const INSERT_DATA_SET = `
  INSERT INTO banks.data_set (version, country, source, valid_from, valid_until, fingerprint, records, origin, errors,
                              error_lines, address, etag, compared_with, added, changed, removed, bic_changed,
                              authority)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  ON CONFLICT (country, version) DO NOTHING
  RETURNING id`;

const INSERT_BANKS = `
  INSERT INTO banks.bank (data_set_id, ${bankColumns})
  SELECT $1, ${bankColumns} FROM pg_temp.staged_bank WHERE country = $2`;

interface StoredVersion {
  readonly version: string;
  readonly isWithdrawn: boolean;
}

const VERSION = `SELECT version, withdrawn_at IS NOT NULL AS "isWithdrawn" FROM banks.data_set`;

/** The stored version of a country's data set; undefined: not stored. */
export async function findDataSet(
  database: QueryClient,
  country: string,
  version: string,
): Promise<StoredVersion | undefined> {
  const text = `${VERSION} WHERE country = $1 AND version = $2`;
  return (await database.query<StoredVersion>(text, [country, version])).rows[0];
}

/** A country's data sets from the same file with any first day, latest import first. */
export async function versionsOfFile(
  database: QueryClient,
  country: string,
  fingerprint: string,
): Promise<StoredVersion[]> {
  const text = `${VERSION} WHERE country = $1 AND fingerprint = $2 ORDER BY id DESC`;
  return (await database.query<StoredVersion>(text, [country, fingerprint])).rows;
}

/**
 * Stores the data sets of one file with all their staged banks.
 * @param transaction on the connection with the staging table: readers see the whole file or nothing
 * @returns the number of new ones; versions that are already stored remain unchanged
 */
export async function importDataSets(transaction: QueryClient, dataSets: readonly NewDataSet[]): Promise<number> {
  let newCount = 0;
  for (const dataSet of dataSets) if (await store(transaction, dataSet)) newCount++;
  return newCount;
}

async function store(transaction: QueryClient, dataSet: NewDataSet): Promise<boolean> {
  const { version, country, before, difference } = dataSet;
  await transaction.query(DELETE_WITHDRAWN, [country, version]);
  const { rows } = await transaction.query<{ id: number }>(INSERT_DATA_SET, [
    version,
    country,
    dataSet.source,
    dataSet.validFrom,
    dataSet.validUntil,
    dataSet.fingerprint,
    dataSet.records,
    dataSet.origin,
    dataSet.errors,
    dataSet.errorLines,
    dataSet.url ?? null,
    dataSet.etag ?? null,
    before?.id ?? null,
    ...[difference?.added, difference?.changed, difference?.removed, difference?.bicChanged].map((n) => n ?? null),
    dataSet.authority,
  ]);
  const [row] = rows;
  if (!row) return false;
  await transaction.query(INSERT_BANKS, [row.id, country]);
  return true;
}
