import type { QueryClient } from './query-client.js';

const REGISTERS = `
  SELECT DISTINCT country FROM banks.data_set WHERE authority <> 'community' AND withdrawn_at IS NULL ORDER BY country`;

/** Countries with an imported register or copy of it, which unofficial data must not replace implicitly. */
export async function registerCountries(database: QueryClient): Promise<string[]> {
  return (await database.query<{ country: string }>(REGISTERS)).rows.map(({ country }) => country);
}
