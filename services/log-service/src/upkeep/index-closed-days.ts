import { DatabaseError, type PoolClient } from 'pg';
import { limitedQuery } from '../database/limited-query.js';
import { endIndexing, tryIndexing } from '../partitions/day-lock.js';

/** Indexing a larger day would hold a snapshot longer than allowed (docs/SECURITY.md D4). */
const MAX_ROWS = 5_000_000;
/** Failed days after which a run stops, because each took up to the time limit. */
const FAILURES_PER_RUN = 2;
/** More than a day, because the obstacle, such as a backup, may recur at the same time every day. */
const LEFT_ALONE_MS = 25 * 60 * 60 * 1_000;
/** Timeouts and lock conflicts: cancelled, deadlock, lock not available. */
const failuresOfDay: readonly (string | undefined)[] = ['57014', '40P01', '55P03'];

/**
 * Days before yesterday, whose rows are nearly complete. A day without statistics (-1) has few rows, or gets statistics soon.
 * `$1`: most rows.
 */
const findDays = `
  SELECT partition.relname AS partition, indexrelid IS NOT NULL AS "isUnfinished"
  FROM pg_inherits JOIN pg_class AS partition ON partition.oid = inhrelid
    LEFT JOIN pg_class AS index ON index.relnamespace = partition.relnamespace AND index.relname = partition.relname || '_by_iban'
    LEFT JOIN pg_index ON indexrelid = index.oid
  WHERE inhparent = 'logs.requests'::regclass AND NOT inhdetachpending AND partition.reltuples BETWEEN 0 AND $1 AND indisvalid IS NOT TRUE
    AND right(partition.relname, 8) < to_char((now() AT TIME ZONE 'UTC')::date - 1, 'YYYYMMDD')
  ORDER BY partition.relname DESC`;

interface ClosedDay {
  /** Table of the day in the log. */
  readonly partition: string;
  /** An earlier run was cut off. */
  readonly isUnfinished: boolean;
}

/**
 * Creates an index on the hash of the IBAN for closed days, the newest first (docs/adr/0024). It blocks no reader or writer; a
 * day blocked by an old snapshot is postponed for a day, so that older days are indexed.
 */
export class IndexClosedDays {
  /** Time of the last failure by partition; none is older than `LEFT_ALONE_MS`. */
  private readonly failedAtMs = new Map<string, number>();

  constructor(private readonly nowMs: () => number = Date.now) {}

  /**
   * @param client not inside a transaction; its statement limit and role are changed; close it after a failure
   * @param mayGoOn called before each day
   * @param timeoutMs for each statement
   * @returns the number of indexed days
   */
  async run(client: PoolClient, mayGoOn: () => boolean, timeoutMs = 25_000): Promise<number> {
    this.deleteExpiredFailures();
    const { rows: days } = await client.query<ClosedDay>(findDays, [MAX_ROWS]);
    await client.query(`SET ROLE logs_owner; SET statement_timeout = ${timeoutMs}`);
    let [builtCount, failures] = [0, 0];
    for (const day of days.filter(({ partition }) => !this.failedAtMs.has(partition))) {
      if (failures === FAILURES_PER_RUN || !mayGoOn()) break;
      const result = await indexDay(client, day, timeoutMs);
      if (result === 'built') builtCount += 1;
      if (result !== 'failed') continue;
      failures += 1;
      this.failedAtMs.set(day.partition, this.nowMs());
    }
    await client.query('RESET ROLE');
    return builtCount;
  }

  private deleteExpiredFailures(): void {
    for (const [partition, atMs] of this.failedAtMs) {
      if (this.nowMs() - atMs >= LEFT_ALONE_MS) this.failedAtMs.delete(partition);
    }
  }
}

async function indexDay(client: PoolClient, day: ClosedDay, timeoutMs: number): Promise<'built' | 'failed' | 'busy'> {
  const table = `logs.${day.partition}`;
  if (!(await tryIndexing(client, table))) return 'busy';
  const isIndexBuilt = await isBuilt(client, day, timeoutMs);
  await endIndexing(client, table);
  return isIndexBuilt ? 'built' : 'failed';
}

async function isBuilt(
  client: PoolClient,
  { partition, isUnfinished }: ClosedDay,
  timeoutMs: number,
): Promise<boolean> {
  const index = `${partition}_by_iban`;
  const run = (text: string) => client.query(limitedQuery(timeoutMs, text));
  try {
    if (isUnfinished) await run(`DROP INDEX CONCURRENTLY logs.${index}`);
    await run(`CREATE INDEX CONCURRENTLY ${index} ON logs.${partition} USING hash (iban_hash)`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && failuresOfDay.includes(error.code)) return false;
    throw error;
  }
}
