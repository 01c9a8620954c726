import type { Queryable } from './queryable.js';

const REGISTERS = `
  SELECT DISTINCT country FROM banks.data_set WHERE authority <> 'community' AND withdrawn_at IS NULL ORDER BY country`;

/** Countries whose register, or a copy of it, has been imported: what is not official must not take its place by the way. */
export async function registerCountries(database: Queryable): Promise<string[]> {
  return (await database.query<{ country: string }>(REGISTERS)).rows.map(({ country }) => country);
}
