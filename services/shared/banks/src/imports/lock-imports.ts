import type { QueryClient } from '../query-client.js';

const KEY = `hashtext('bank imports')`;

/** Waits for other imports and locks until the connection ends. */
export async function lockImports(connection: QueryClient): Promise<void> {
  await connection.query(`SELECT pg_advisory_lock(${KEY})`);
}

/** Locks imports until the end of a transaction. @returns false when an import is running */
export async function tryLockImports(transaction: QueryClient): Promise<boolean> {
  const { rows } = await transaction.query<{ locked: boolean }>(`SELECT pg_try_advisory_xact_lock(${KEY}) AS locked`);
  return rows[0]!.locked;
}
