import type { BankChange, BankChanges } from '@pruefer/contracts';
import { changesSql } from '../bank-state-sql.js';
import type { QueryClient } from '../query-client.js';

interface ChangesFrom {
  readonly country: string;
  /** Only changes that become valid after this day (YYYY-MM-DD). */
  readonly since: string;
  /** Last change of the previous page. */
  readonly after?: Pick<BankChange, 'validFrom' | 'bankCode'> | undefined;
}

/** Counts the last import of equal first days; excludes deleted codes and withdrawn data sets. */
const LIST = `
  WITH latest AS (
    SELECT DISTINCT ON (valid_from) id, version, valid_from
      FROM banks.data_set WHERE country = $1 AND withdrawn_at IS NULL ORDER BY valid_from, id DESC
  ), steps AS (
    SELECT id, version, valid_from, lag(id) OVER (ORDER BY valid_from) AS before FROM latest
  )
  SELECT d."bankCode", d.kind, p.valid_from::text AS "validFrom", p.version AS "dataVersion", d.before, d.after
    FROM steps p
   CROSS JOIN LATERAL (${changesSql('p.before', 'p.id')}) d
   WHERE p.before IS NOT NULL AND p.valid_from > $2 AND (p.valid_from, d."bankCode") > ($3::date, $4::text)
   ORDER BY p.valid_from, d."bankCode"
   LIMIT $5`;

/** Differences between one file and its predecessor. */
const OF_IMPORT = `
  SELECT d."bankCode", d.kind, f.valid_from::text AS "validFrom", f.version AS "dataVersion", d.before, d.after
    FROM banks.data_set f
   CROSS JOIN LATERAL (${changesSql('f.compared_with', 'f.id')}) d
   WHERE f.country = $1 AND f.version = $2 AND f.compared_with IS NOT NULL AND d."bankCode" > $3
   ORDER BY d."bankCode"
   LIMIT $4`;

/** Sorts before every change. */
const BEGINNING = { validFrom: '0001-01-01', bankCode: '' };

/** Changes of a country's banks between consecutive data sets, oldest first. */
export async function selectBankChanges(
  database: QueryClient,
  { country, since, after = BEGINNING }: ChangesFrom,
  limit: number,
): Promise<BankChange[]> {
  const { rows } = await database.query<BankChange>(LIST, [country, since, after.validFrom, after.bankCode, limit]);
  return rows;
}

interface ImportChangesFrom {
  readonly country: string;
  readonly dataVersion: string;
  /** Last bank code of the previous page; empty for the first page. */
  readonly after: string;
}

/** Differences between a data set and its predecessor, ordered by bank code; empty without a predecessor. */
export async function listImportChanges(
  database: QueryClient,
  { country, dataVersion, after }: ImportChangesFrom,
  limit: number,
): Promise<BankChange[]> {
  const { rows } = await database.query<BankChange>(OF_IMPORT, [country, dataVersion, after, limit]);
  return rows;
}

interface KnownDataSets {
  /** First day of the oldest data set: earlier changes are unknown. */
  readonly knownSince: string | undefined;
  /** The newest ones, oldest first; each is compared with its predecessor. */
  readonly dataSets: BankChanges['dataSets'];
}

/** Limits the list to a readable length. */
const MAX_DATA_SETS = 100;

const COMPARED = `
  SELECT version AS "dataVersion", valid_from::text AS "validFrom", (min(valid_from) OVER ())::text AS "knownSince"
    FROM (SELECT DISTINCT ON (valid_from) version, valid_from
            FROM banks.data_set WHERE country = $1 AND withdrawn_at IS NULL ORDER BY valid_from, id DESC) latest
   ORDER BY valid_from DESC
   LIMIT ${MAX_DATA_SETS}`;

/** The data sets that `selectBankChanges` compares for a country. */
export async function comparedDataSets(database: QueryClient, country: string): Promise<KnownDataSets> {
  const { rows } = await database.query<BankChanges['dataSets'][number] & { knownSince: string }>(COMPARED, [country]);
  const dataSets = rows.map(({ dataVersion, validFrom }) => ({ dataVersion, validFrom })).reverse();
  return { knownSince: rows[0]?.knownSince, dataSets };
}
