import type { BankImportState, ImportMethod } from '@pruefer/contracts';
import { storedBanksSql } from '../bank-state-sql.js';
import type { DataSet } from '../directory/bank-index.js';
import type { DataSetDifference } from './previous-data-set.js';
import type { QueryClient } from '../query-client.js';

export interface ImportedDataSet extends DataSet {
  readonly origin: ImportMethod;
  readonly importedAt: Date;
  readonly state: BankImportState;
  readonly records: number;
  readonly errors: number;
  readonly errorLines: readonly string[];
  /** null: it has no predecessor. */
  readonly difference: DataSetDifference | null;
  readonly isWithdrawable: boolean;
}

export interface ListedDataSet extends ImportedDataSet {
  /** Bank codes that are not deleted. */
  readonly bankCodes: number;
}

/** $1 is the day in Germany. A data set can be withdrawn if another valid one remains for the country. */
const IMPORTS = `
  SELECT f.id, f.version, f.country, f.authority, f.source, f.valid_from::text AS "validFrom",
         f.valid_until::text AS "validUntil",
         f.origin, f.imported_at AS "importedAt", f.records, f.errors, f.error_lines AS "errorLines",
         CASE WHEN f.compared_with IS NOT NULL THEN json_build_object(
           'added', f.added, 'changed', f.changed, 'removed', f.removed, 'bicChanged', f.bic_changed) END AS difference,
         CASE WHEN f.withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN f.valid_from > $1 THEN 'future'
              WHEN f.id = (SELECT id FROM banks.data_set
                            WHERE country = f.country AND valid_from <= $1 AND withdrawn_at IS NULL
                            ORDER BY valid_from DESC, id DESC LIMIT 1) THEN 'inForce'
              ELSE 'past' END AS state,
         f.withdrawn_at IS NULL AND EXISTS (
           SELECT FROM banks.data_set WHERE country = f.country AND id <> f.id AND valid_from <= $1 AND withdrawn_at IS NULL
         ) AS "isWithdrawable"
    FROM banks.data_set f`;

const PAGE_QUERY = `${IMPORTS} WHERE $2::text IS NULL OR f.country = $2 ORDER BY f.imported_at DESC, f.id DESC LIMIT $3 OFFSET $4`;
const COUNT = `SELECT count(*)::int AS total FROM banks.data_set WHERE $1::text IS NULL OR country = $1`;
const ONE = `${IMPORTS} WHERE f.country = $2 AND f.version = $3`;
const IN_FORCE = `SELECT * FROM (${IMPORTS} WHERE f.country = $2) all_of_country WHERE state = 'inForce'`;
/** As many as can be read. */
const BY_COUNTRY = `
  SELECT i.*, (SELECT count(*)::int FROM ${storedBanksSql('i.id')} b) AS "bankCodes"
    FROM (${IMPORTS}) i ORDER BY country, "validFrom" DESC, id DESC LIMIT 500`;
const WITHDRAW = `UPDATE banks.data_set SET withdrawn_at = now() WHERE country = $1 AND version = $2`;

interface ImportsPage {
  /** Default: all countries. */
  readonly country?: string | undefined;
  /** Day in Germany (YYYY-MM-DD) that decides about validity. */
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

/** One page of the imports and their total number. */
export async function listImports(
  database: QueryClient,
  { country = undefined, today, limit, offset }: ImportsPage,
): Promise<{ items: ImportedDataSet[]; total: number }> {
  const { rows: items } = await database.query<ImportedDataSet>(PAGE_QUERY, [today, country ?? null, limit, offset]);
  const { rows } = await database.query<{ total: number }>(COUNT, [country ?? null]);
  return { items, total: rows[0]!.total };
}

/** All imports by country, newest first. @param today day in Germany (YYYY-MM-DD) that decides about validity */
export async function listDataSets(database: QueryClient, today: string): Promise<ListedDataSet[]> {
  return (await database.query<ListedDataSet>(BY_COUNTRY, [today])).rows;
}

/** One import by country and version, also a withdrawn one. */
export async function findImport(
  database: QueryClient,
  country: string,
  version: string,
  today: string,
): Promise<ImportedDataSet | undefined> {
  return (await database.query<ImportedDataSet>(ONE, [today, country, version])).rows[0];
}

/** The valid import of a country on a day; undefined: there is none. */
export async function importInForce(
  database: QueryClient,
  country: string,
  today: string,
): Promise<ImportedDataSet | undefined> {
  return (await database.query<ImportedDataSet>(IN_FORCE, [today, country])).rows[0];
}

/** Marks an import as withdrawn: its predecessor becomes valid on commit. */
export async function withdrawImport(transaction: QueryClient, country: string, version: string): Promise<void> {
  await transaction.query(WITHDRAW, [country, version]);
}
