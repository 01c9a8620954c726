import type { BankFileOrigin } from '@pruefer/contracts';
import type { DataSet } from './bank-index.js';
import type { DataSetBefore, DataSetDifference } from './data-set-before.js';
import type { Queryable } from './queryable.js';
import { bankColumns } from './staged-banks.js';

/** A data set on its way into the table; its banks are staged. */
export interface NewDataSet extends DataSet {
  /** SHA-256 of the publisher's file, in hex. */
  readonly fingerprint: string;
  readonly origin: BankFileOrigin;
  readonly records: number;
  /** Lines that were left out, of the whole file. */
  readonly errors: number;
  /** German, the first of them. */
  readonly errorLines: readonly string[];
  /** Where it was fetched, and what that server calls this state of the file. */
  readonly address?: string | undefined;
  readonly etag?: string | undefined;
  /** What it takes over from, and how it differs; undefined: there is none. */
  readonly before?: DataSetBefore | undefined;
  readonly difference?: DataSetDifference | undefined;
}

/** What was withdrawn comes back as a new import: of two with the same first day the one imported last counts. */
const FORGET_WITHDRAWN = `DELETE FROM banks.data_set WHERE country = $1 AND version = $2 AND withdrawn_at IS NOT NULL`;

/** A second import of the same file waits here for the first one's commit, then finds the version taken. */
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

/** A data set that there is. */
export interface StoredVersion {
  readonly version: string;
  readonly isWithdrawn: boolean;
}

const VERSION = `SELECT version, withdrawn_at IS NOT NULL AS "isWithdrawn" FROM banks.data_set`;

/** What the table says of a version of a country's data set; undefined: it is not there. */
export async function findDataSet(
  database: Queryable,
  country: string,
  version: string,
): Promise<StoredVersion | undefined> {
  const text = `${VERSION} WHERE country = $1 AND version = $2`;
  return (await database.query<StoredVersion>(text, [country, version])).rows[0];
}

/** The data sets of a country that come from one and the same file, whatever their first day, the latest import first. */
export async function versionsOfFile(
  database: Queryable,
  country: string,
  fingerprint: string,
): Promise<StoredVersion[]> {
  const text = `${VERSION} WHERE country = $1 AND fingerprint = $2 ORDER BY id DESC`;
  return (await database.query<StoredVersion>(text, [country, fingerprint])).rows;
}

/**
 * Stores the data sets of one file with all their staged banks.
 * @param transaction on the connection that staged them: readers see all of the file or nothing
 * @returns how many were new; one whose country has this version already is left as it is
 */
export async function importDataSets(transaction: Queryable, dataSets: readonly NewDataSet[]): Promise<number> {
  let stored = 0;
  for (const dataSet of dataSets) if (await store(transaction, dataSet)) stored++;
  return stored;
}

async function store(transaction: Queryable, dataSet: NewDataSet): Promise<boolean> {
  const { version, country, before, difference } = dataSet;
  await transaction.query(FORGET_WITHDRAWN, [country, version]);
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
    dataSet.address ?? null,
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
