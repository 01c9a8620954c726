import { BankIndex, type DataSet, type IndexedRecord } from './bank-index.js';
import type { Queryable } from './queryable.js';

/** Switches at midnight in Germany, by PostgreSQL's clock: every replica at the same moment. */
const IN_FORCE = `
  SELECT id, version, country, source, valid_from::text AS "validFrom", valid_until::text AS "validUntil"
    FROM banks.data_set
   WHERE valid_from <= (now() AT TIME ZONE 'Europe/Berlin')::date
   ORDER BY valid_from DESC, id DESC
   LIMIT 1`;

const HOLDERS = `
  SELECT bank_code AS "bankCode", name, postal_code AS "postalCode", place, bic, method, change,
         deletion_planned AS "deletionPlanned", successor
    FROM banks.bank
   WHERE data_set_id = $1 AND is_holder`;

/**
 * The version of the data set that is in force: the newest of those that already hold.
 * @returns undefined as long as none was imported
 */
export async function currentVersion(database: Queryable): Promise<string | undefined> {
  return (await inForce(database))?.version;
}

/**
 * Loads the data set that is in force into memory.
 * @returns undefined as long as none was imported
 */
export async function loadDirectory(database: Queryable): Promise<BankIndex | undefined> {
  const dataSet = await inForce(database);
  if (!dataSet) return undefined;
  const { rows } = await database.query<IndexedRecord>(HOLDERS, [dataSet.id]);
  return new BankIndex(dataSet, rows);
}

async function inForce(database: Queryable): Promise<(DataSet & { id: number }) | undefined> {
  const { rows } = await database.query<DataSet & { id: number }>(IN_FORCE);
  return rows[0];
}
