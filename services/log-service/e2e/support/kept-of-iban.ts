import { hashLogValue } from './request-log.js';

interface Database {
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

const asHex = (text: string) => Buffer.from(text).toString('hex');

/**
 * Tables of all schemas, PostgreSQL's own and its statistics included, that hold an IBAN, its account number or its hash in any form, with how
 * many rows do.
 * @param account digits that only this IBAN has
 */
export async function tablesWith(database: Database, iban: string, account: string): Promise<Record<string, number>> {
  const hash = hashLogValue(iban);
  const forms = [iban, account, hash].flatMap((text) => [text, asHex(text)]).map((text) => `%${text}%`);
  const tables = await database.sql<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind IN ('r', 'm') AND nspname NOT LIKE 'pg_temp%' ORDER BY 1`,
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::integer AS rows FROM ${name} t WHERE t::text LIKE ANY ($1)`,
  );
  const found = await database.sql<{ name: string; rows: number }>(counts.join(' UNION ALL '), [forms]);
  return Object.fromEntries(found.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]));
}
