import type { BankState } from '@pruefer/contracts';
import { bankStateSql } from '../bank-state-sql.js';
import type { DataSet } from './bank-index.js';
import type { QueryClient } from '../query-client.js';

interface FoundBank extends DataSet {
  /** null: the data set does not contain the code. */
  readonly bank: BankState | null;
  readonly isDeleted: boolean;
  readonly branches: number;
}

const FIND = `
  SELECT f.version, f.country, f.authority, f.source, f.valid_from::text AS "validFrom", f.valid_until::text AS "validUntil",
         CASE WHEN b.bank_code IS NOT NULL THEN ${bankStateSql('b', 's')} END AS bank,
         coalesce(b.change = 'D', false) AS "isDeleted",
         (SELECT count(*)::int FROM banks.bank o
           WHERE o.data_set_id = f.id AND o.bank_code = $2 AND NOT o.is_holder AND o.change <> 'D') AS branches
    FROM (SELECT * FROM banks.data_set
           WHERE country = $1 AND valid_from <= $3 AND withdrawn_at IS NULL ORDER BY valid_from DESC, id DESC LIMIT 1) f
    LEFT JOIN banks.bank b ON b.data_set_id = f.id AND b.bank_code = $2 AND b.is_holder
    LEFT JOIN banks.bank s ON s.data_set_id = f.id AND s.bank_code = b.successor AND s.is_holder`;

/**
 * All facts about a bank code in the data set in force on a day.
 * @param day YYYY-MM-DD
 * @returns undefined when the country has no data set
 */
export async function selectBank(
  database: QueryClient,
  country: string,
  bankCode: string,
  day: string,
): Promise<FoundBank | undefined> {
  const { rows } = await database.query<FoundBank>(FIND, [country, bankCode, day]);
  return rows[0];
}
