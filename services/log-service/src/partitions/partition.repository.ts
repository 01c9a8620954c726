import { Injectable } from '@nestjs/common';
import { inTransaction } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { WritePool } from '../database/pools.js';

/** Tables that have one partition per UTC day. */
const dailyTables = ['requests', 'request_details'] as const;
type DailyTable = (typeof dailyTables)[number];

/** The days of the log as PostgreSQL sees them, by its clock. */
export interface DayState {
  /** UTC day, YYYY-MM-DD. */
  readonly today: string;
  /** UTC day of the end of the last cleanup; null when there was none. */
  readonly cleanedUntil: string | null;
  /** Days that can take rows. */
  readonly days: readonly string[];
}

export interface DayPartition {
  readonly table: DailyTable;
  readonly day: string;
  /** `detaching`: an earlier removal was interrupted. */
  readonly state: 'attached' | 'detaching' | 'detached';
}

const findState = `
  SELECT (now() AT TIME ZONE 'UTC')::date::text AS today,
    (SELECT (NULLIF(cleaned_until, '-infinity') AT TIME ZONE 'UTC')::date::text FROM logs.cleanup) AS "cleanedUntil",
    ARRAY(SELECT to_char(to_date(right(inhrelid::regclass::text, 8), 'YYYYMMDD'), 'YYYY-MM-DD')
      FROM pg_inherits WHERE inhparent = 'logs.requests'::regclass) AS days`;

const findPartitions = `
  SELECT $1 AS table, to_char(to_date(right(relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') AS day,
    CASE WHEN inhdetachpending THEN 'detaching' WHEN inhrelid IS NULL THEN 'detached' ELSE 'attached' END AS state
  FROM pg_class LEFT JOIN pg_inherits ON inhrelid = pg_class.oid
  WHERE relnamespace = 'logs'::regnamespace AND relkind = 'r' AND relname ~ ('^' || $1 || '_[0-9]{8}$')
  ORDER BY day`;

/** Creates and drops the day partitions with the role of their owner. */
@Injectable()
export class PartitionRepository {
  constructor(private readonly database: WritePool) {}

  async state(): Promise<DayState> {
    return (await this.database.pool.query<DayState>(findState)).rows[0]!;
  }

  /** Creates the missing partitions of a day: the log's and its side table's. Does not wait for readers or writers. */
  async create(day: string): Promise<void> {
    await inTransaction(this.database.pool, async (client) => {
      await client.query(`SET LOCAL ROLE logs_owner; SELECT pg_advisory_xact_lock(hashtext('logs.partitions'))`);
      for (const table of dailyTables) await createPartition(client, table, day);
    });
  }

  /** Partitions of a table, oldest first, including those that an interrupted run has partly removed. */
  async readPartitions(client: PoolClient, table: DailyTable): Promise<DayPartition[]> {
    const { rows } = await client.query<DayPartition>(findPartitions, [table]);
    return rows;
  }

  /** Detaches, then drops: neither readers nor writers wait. Not inside a transaction. */
  async drop(client: PoolClient, { table, day, state }: DayPartition): Promise<void> {
    const partition = partitionTable({ table, day });
    const detach = `ALTER TABLE logs.${table} DETACH PARTITION ${partition}`;
    await client.query('SET ROLE logs_owner');
    if (state !== 'detached') await client.query(`${detach} ${state === 'detaching' ? 'FINALIZE' : 'CONCURRENTLY'}`);
    await client.query(`DROP TABLE ${partition}`);
    await client.query('RESET ROLE');
  }
}

/** Created as a table and then attached, because `CREATE … PARTITION OF` would block all readers and writers. */
async function createPartition(client: PoolClient, table: DailyTable, day: string): Promise<void> {
  const partition = partitionTable({ table, day });
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [partition]);
  if (rows[0]?.exists) return;
  await client.query(`CREATE TABLE ${partition} (LIKE logs.${table} INCLUDING ALL)`);
  await client.query(
    `ALTER TABLE logs.${table} ATTACH PARTITION ${partition} FOR VALUES FROM ('${day}') TO (date '${day}' + 1)`,
  );
}

/** The name of a day's partition, with its schema. */
export function partitionTable({ table, day }: Pick<DayPartition, 'table' | 'day'>): string {
  return `logs.${table}_${day.replaceAll('-', '')}`;
}
