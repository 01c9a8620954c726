import type { PoolClient } from 'pg';
import type { BankFileRecord } from './bank-file-record.js';
import type { DataSet } from './bank-index.js';
import type { Queryable } from './queryable.js';

/** A data set on its way into the table. */
export interface NewDataSet extends DataSet {
  /** SHA-256 of the publisher's file, in hex. */
  readonly fingerprint: string;
  readonly records: readonly BankFileRecord[];
}

/** A second import of the same file waits here for the first one's commit, then finds the version taken. */
const INSERT_DATA_SET = `
  INSERT INTO banks.data_set (version, country, source, valid_from, valid_until, fingerprint, records)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (country, version) DO NOTHING
  RETURNING id`;

const INSERT_BANKS = `
  INSERT INTO banks.bank (data_set_id, bank_code, is_holder, name, postal_code, place, short_name, pan, bic, method,
                          record_number, change, deletion_planned, successor)
  SELECT $1, *
    FROM unnest($2::text[], $3::boolean[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
                $10::text[], $11::text[], $12::text[], $13::boolean[], $14::text[])`;

/** The record's fields in the order of the statement above. */
const columns = [
  'bankCode',
  'isHolder',
  'name',
  'postalCode',
  'place',
  'shortName',
  'pan',
  'bic',
  'method',
  'recordNumber',
  'change',
  'deletionPlanned',
  'successor',
] as const satisfies readonly (keyof BankFileRecord)[];

/** Whether a country's data set of this version is in the table. */
export async function hasDataSet(database: Queryable, country: string, version: string): Promise<boolean> {
  const { rows } = await database.query('SELECT FROM banks.data_set WHERE country = $1 AND version = $2', [
    country,
    version,
  ]);
  return rows.length > 0;
}

/**
 * Stores the data sets of one file with all their records.
 * @param client in a transaction: readers see all of the file or nothing
 * @returns how many were new; one whose country has this version already is left as it is
 */
export async function importDataSets(client: PoolClient, dataSets: readonly NewDataSet[]): Promise<number> {
  let stored = 0;
  for (const dataSet of dataSets) if (await store(client, dataSet)) stored++;
  return stored;
}

async function store(client: PoolClient, dataSet: NewDataSet): Promise<boolean> {
  const { version, country, source, validFrom, validUntil, fingerprint, records } = dataSet;
  const { rows } = await client.query<{ id: number }>(INSERT_DATA_SET, [
    version,
    country,
    source,
    validFrom,
    validUntil,
    fingerprint,
    records.length,
  ]);
  const [row] = rows;
  if (!row) return false;
  await client.query(INSERT_BANKS, [row.id, ...columns.map((column) => records.map((record) => record[column]))]);
  return true;
}
