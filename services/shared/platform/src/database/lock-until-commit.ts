/** Locks of PostgreSQL by name. The worker's restore takes those of cms-service. */
type TransactionLock =
  `auth.${'admins' | 'names'}` | `cms.${'pages' | 'homepage' | 'image' | 'settings' | SingleRecordTable}`;

/** Tables of cms-service with one row. */
export type SingleRecordTable = 'homepage_meta' | 'header' | 'footer' | 'appearance';

interface Transaction {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Waits for a lock and holds it until the transaction ends. */
export async function lockUntilCommit(transaction: Transaction, lock: TransactionLock): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lock]);
}
