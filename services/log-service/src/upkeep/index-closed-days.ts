import { DatabaseError, type PoolClient, type QueryConfig } from 'pg';

/** Of a larger day an index takes longer than a snapshot may be held on the product's database (docs/SECURITY.md D4). */
const MOST_ROWS = 5_000_000;
const QUERY_CANCELED = '57014';

/** Days before yesterday: nearly all that will ever be stored of them is there. `$1`: most rows. */
const findDays = `
  SELECT partition.relname AS partition, indexrelid IS NOT NULL AS "isUnfinished"
  FROM pg_inherits JOIN pg_class AS partition ON partition.oid = inhrelid
    LEFT JOIN pg_class AS index ON index.relnamespace = partition.relnamespace AND index.relname = partition.relname || '_by_iban'
    LEFT JOIN pg_index ON indexrelid = index.oid
  WHERE inhparent = 'logs.requests'::regclass AND NOT inhdetachpending AND partition.reltuples <= $1 AND indisvalid IS NOT TRUE
    AND right(partition.relname, 8) < to_char((now() AT TIME ZONE 'UTC')::date - 1, 'YYYYMMDD')
  ORDER BY partition.relname DESC`;

interface ClosedDay {
  /** Its table in the log. */
  readonly partition: string;
  /** An earlier run was cut off. */
  readonly isUnfinished: boolean;
}

/**
 * Gives closed days an index on the hash of the IBAN, the newest first (docs/adr/0057). Nobody who reads or stores waits for it; while
 * another transaction keeps an old snapshot open, a day is left for the next run.
 * @param client not inside a transaction; its statement limit and its role are changed
 * @param mayGoOn asked before each day
 * @param limitMs for each day
 * @returns how many days got theirs
 */
export async function indexClosedDays(client: PoolClient, mayGoOn: () => boolean, limitMs = 25_000): Promise<number> {
  const { rows: days } = await client.query<ClosedDay>(findDays, [MOST_ROWS]);
  await client.query(`SET ROLE logs_owner; SET statement_timeout = ${limitMs}`);
  let built = 0;
  for (const day of days) {
    if (!mayGoOn() || !(await isBuilt(client, day, limitMs))) break;
    built += 1;
  }
  await client.query('RESET ROLE');
  return built;
}

async function isBuilt(client: PoolClient, { partition, isUnfinished }: ClosedDay, limitMs: number): Promise<boolean> {
  const index = `${partition}_by_iban`;
  const run = (text: string) => client.query(within(limitMs, text));
  try {
    if (isUnfinished) await run(`DROP INDEX CONCURRENTLY logs.${index}`);
    await run(`CREATE INDEX CONCURRENTLY ${index} ON logs.${partition} USING hash (iban_hash)`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === QUERY_CANCELED) return false;
    throw error;
  }
}

/** Both sides have their limit: PostgreSQL ends the statement, then nobody waits for it in vain. */
function within(limitMs: number, text: string): QueryConfig & { query_timeout: number } {
  return { text, query_timeout: limitMs + 1_000 };
}
