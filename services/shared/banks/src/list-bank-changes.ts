import { bankStateSql, differentStateSql } from './bank-state-sql.js';
import type { BankState } from './find-bank.js';
import type { Queryable } from './queryable.js';

/** What one data set changed of one bank code, compared with the one before it. */
export interface BankChange {
  readonly bankCode: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly validFrom: string;
  readonly dataVersion: string;
  readonly before: BankState | null;
  readonly after: BankState | null;
}

/** Where a page begins. */
export interface ChangesFrom {
  readonly country: string;
  /** Changes that hold from a later day on (YYYY-MM-DD). */
  readonly since: string;
  /** The last change of the page before. */
  readonly after?: Pick<BankChange, 'validFrom' | 'bankCode'> | undefined;
}

/** Of data sets with the same first day the one imported last counts; a code that is void is gone. */
const LIST = `
  WITH latest AS (
    SELECT DISTINCT ON (valid_from) id, version, valid_from
      FROM banks.data_set WHERE country = $1 ORDER BY valid_from, id DESC
  ), steps AS (
    SELECT id, version, valid_from, lag(id) OVER (ORDER BY valid_from) AS before FROM latest
  )
  SELECT d."bankCode", d.kind, p.valid_from::text AS "validFrom", p.version AS "dataVersion", d.before, d.after
    FROM steps p
   CROSS JOIN LATERAL (
     SELECT coalesce(b.bank_code, a.bank_code) AS "bankCode",
            CASE WHEN b.bank_code IS NULL THEN 'added' WHEN a.bank_code IS NULL THEN 'removed' ELSE 'changed' END AS kind,
            CASE WHEN b.bank_code IS NOT NULL THEN ${bankStateSql('b', 'sb')} END AS before,
            CASE WHEN a.bank_code IS NOT NULL THEN ${bankStateSql('a', 'sa')} END AS after
       FROM (SELECT * FROM banks.bank WHERE data_set_id = p.before AND is_holder AND change <> 'D') b
       FULL JOIN (SELECT * FROM banks.bank WHERE data_set_id = p.id AND is_holder AND change <> 'D') a USING (bank_code)
       LEFT JOIN banks.bank sb ON sb.data_set_id = p.before AND sb.bank_code = b.successor AND sb.is_holder
       LEFT JOIN banks.bank sa ON sa.data_set_id = p.id AND sa.bank_code = a.successor AND sa.is_holder
      WHERE ${differentStateSql('b', 'a')}
   ) d
   WHERE p.before IS NOT NULL AND p.valid_from > $2 AND (p.valid_from, d."bankCode") > ($3::date, $4::text)
   ORDER BY p.valid_from, d."bankCode"
   LIMIT $5`;

/** Before every change. */
const BEGINNING = { validFrom: '0001-01-01', bankCode: '' };

/** Changes of a country's banks from one data set to the next, the oldest first. */
export async function listBankChanges(
  database: Queryable,
  { country, since, after = BEGINNING }: ChangesFrom,
  most: number,
): Promise<BankChange[]> {
  const { rows } = await database.query<BankChange>(LIST, [country, since, after.validFrom, after.bankCode, most]);
  return rows;
}

/** A data set that changes are found in. */
export interface ComparedDataSet {
  readonly dataVersion: string;
  readonly validFrom: string;
}

/** What a country's changes are known from. */
export interface KnownDataSets {
  /** First day of the oldest data set: earlier changes are not known. */
  readonly knownSince: string | undefined;
  /** The newest ones, the oldest of them first; each is compared with the one before it. */
  readonly dataSets: ComparedDataSet[];
}

/** Nobody reads more of them. */
const MOST_DATA_SETS = 100;

const COMPARED = `
  SELECT version AS "dataVersion", valid_from::text AS "validFrom", (min(valid_from) OVER ())::text AS "knownSince"
    FROM (SELECT DISTINCT ON (valid_from) version, valid_from
            FROM banks.data_set WHERE country = $1 ORDER BY valid_from, id DESC) latest
   ORDER BY valid_from DESC
   LIMIT ${MOST_DATA_SETS}`;

/** The data sets between which `listBankChanges` finds the changes of a country. */
export async function comparedDataSets(database: Queryable, country: string): Promise<KnownDataSets> {
  const { rows } = await database.query<ComparedDataSet & { knownSince: string }>(COMPARED, [country]);
  const dataSets = rows.map(({ dataVersion, validFrom }) => ({ dataVersion, validFrom })).reverse();
  return { knownSince: rows[0]?.knownSince, dataSets };
}
