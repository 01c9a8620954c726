import { differenceSql, stagedBanksSql, storedBanksSql } from '../bank-state-sql.js';
import type { QueryClient } from '../query-client.js';

export interface DataSetDifference {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Changed ones with another BIC. */
  readonly bicChanged: number;
}

export interface PreviousDataSet {
  readonly id: number;
  readonly version: string;
  /** Bank codes that are not deleted. */
  readonly bankCodes: number;
}

const SELECT_PREVIOUS = `
  SELECT id, version,
         (SELECT count(*)::int FROM banks.bank WHERE data_set_id = f.id AND is_holder AND change <> 'D') AS "bankCodes"
    FROM banks.data_set f
   WHERE country = $1 AND valid_from <= $2 AND withdrawn_at IS NULL
   ORDER BY valid_from DESC, id DESC
   LIMIT 1`;

const DIFFERENCE = differenceSql(storedBanksSql('$1'), stagedBanksSql('$2'));

/** The data set of a country that is valid when another one begins. @param day YYYY-MM-DD; @returns undefined when there is none */
export async function previousDataSet(
  connection: QueryClient,
  country: string,
  day: string,
): Promise<PreviousDataSet | undefined> {
  return (await connection.query<PreviousDataSet>(SELECT_PREVIOUS, [country, day])).rows[0];
}

/** Counts the differences between the staged banks and an earlier data set. */
export async function stagedDifference(
  connection: QueryClient,
  country: string,
  before: PreviousDataSet,
): Promise<DataSetDifference> {
  const { rows } = await connection.query<DataSetDifference>(DIFFERENCE, [before.id, country]);
  return rows[0]!;
}
