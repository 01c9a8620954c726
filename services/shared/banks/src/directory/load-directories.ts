import { BankDirectories } from './bank-directories.js';
import { BankIndex, type Clock, type DataSet, type IndexedRecord } from './bank-index.js';
import { berlinDay } from '../berlin-day.js';
import type { QueryClient } from '../query-client.js';
import { loadRegistry } from '../registry/load-registry.js';

/** The newest valid data set of each country; of several with the same first day the last import. */
const IN_FORCE = `
  SELECT DISTINCT ON (country)
         id, version, country, authority, source, valid_from::text AS "validFrom", valid_until::text AS "validUntil"
    FROM banks.data_set
   WHERE valid_from <= $1 AND withdrawn_at IS NULL
   ORDER BY country, data_set.valid_from DESC, id DESC`;

/** Maximum per bank code; no German bank code has more. */
const MAX_BICS = 50;

/** Branches with the same bank code may have their own BIC. */
const HOLDERS = `
  SELECT bank_code AS "bankCode", h.name, h.postal_code AS "postalCode", h.place, h.bic, h.method, h.change,
         h.deletion_planned AS "deletionPlanned", h.successor, others.bics
    FROM banks.bank h
    LEFT JOIN (SELECT bank_code, (array_agg(DISTINCT bic))[1:${MAX_BICS}] AS bics FROM banks.bank
                WHERE data_set_id = $1 AND NOT is_holder AND bic IS NOT NULL AND change <> 'D' GROUP BY bank_code) others
      USING (bank_code)
   WHERE h.data_set_id = $1 AND h.is_holder`;

/** Version of a country's data set that is in force today in Germany. @returns undefined until one is imported */
export async function currentVersion(
  database: QueryClient,
  country: string,
  now: Clock = () => new Date(),
): Promise<string | undefined> {
  return (await dataSetsInForce(database, now())).find((dataSet) => dataSet.country === country)?.version;
}

/**
 * Loads the data sets and the registry that are in force today in Germany.
 * @param knownDirectories the current instance, whose parts are reused while in force
 * @returns `knownDirectories` itself when nothing has changed
 */
export async function loadDirectories(
  database: QueryClient,
  { knownDirectories, now = () => new Date() }: { knownDirectories?: BankDirectories | undefined; now?: Clock } = {},
): Promise<BankDirectories> {
  const time = now();
  const dataSets = await dataSetsInForce(database, time);
  const registry = await loadRegistry(database, berlinDay(time), knownDirectories?.loadedRegistry);
  const currentIndexes = dataSets.map(({ country, id }) => {
    const index = knownDirectories?.of(country);
    return index?.id === id ? index : undefined;
  });
  const isUnchanged = currentIndexes.every(Boolean) && currentIndexes.length === knownDirectories?.all.length;
  // A table without data sets is being restored: the current data remains in use.
  if (knownDirectories && (dataSets.length === 0 || isUnchanged))
    return registry === knownDirectories.loadedRegistry
      ? knownDirectories
      : new BankDirectories(knownDirectories.all, registry);
  return new BankDirectories(
    await Promise.all(
      dataSets.map(async (dataSet, index) => currentIndexes[index] ?? (await loadIndex(database, dataSet, now))),
    ),
    registry,
  );
}

type StoredDataSet = DataSet & { readonly id: number };

async function loadIndex(database: QueryClient, dataSet: StoredDataSet, now: Clock): Promise<BankIndex> {
  const { rows } = await database.query<IndexedRecord>(HOLDERS, [dataSet.id]);
  return new BankIndex(dataSet, rows, now);
}

async function dataSetsInForce(database: QueryClient, time: Date): Promise<StoredDataSet[]> {
  const { rows } = await database.query<StoredDataSet>(IN_FORCE, [berlinDay(time)]);
  return rows;
}
