import type { Queryable } from './queryable.js';

const COUNT = `
  SELECT count(*)::int AS banks
    FROM banks.bank
   WHERE is_holder AND change <> 'D'
     AND data_set_id = (SELECT id FROM banks.data_set
                         WHERE country = $1 AND valid_from <= $2 ORDER BY valid_from DESC, id DESC LIMIT 1)`;

/**
 * How many bank codes a country has by the data set that holds on a day; 0 when there is none.
 * @param day YYYY-MM-DD
 */
export async function countBanks(database: Queryable, country: string, day: string): Promise<number> {
  const { rows } = await database.query<{ banks: number }>(COUNT, [country, day]);
  return rows[0]?.banks ?? 0;
}
