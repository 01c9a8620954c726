import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { RepeatEvery } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { RemoveCleanedRows } from '../cleanup/remove-cleaned-rows.js';
import { LogDays } from '../partitions/log-days.js';
import { WritePool } from '../database/pools.js';
import { DropOldValues } from './drop-old-values.js';
import { IndexClosedDays } from './index-closed-days.js';
import { RollUpSums } from './roll-up-sums.js';
import { limitedQuery } from '../database/limited-query.js';

/** A million new rows take a second. */
const TIMEOUT_MS = 20_000;

const findIndexes = `
  SELECT inhrelid::integer AS index FROM pg_inherits WHERE inhparent = 'logs.requests_by_hash'::regclass ORDER BY inhrelid DESC`;
const summarize = 'SELECT brin_summarize_new_values($1) AS pieces';

/**
 * Updates the BRIN index on hashes with the rows since the last run: inserts skip it, and searches scan unsummarized rows.
 * @param client not inside a transaction; its statement limit and role are changed
 * @returns the number of summarized page ranges
 */
async function summarizeHashes(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ index: number }>(findIndexes);
  await client.query(`SET ROLE logs_owner; SET statement_timeout = ${TIMEOUT_MS}`);
  let total = 0;
  for (const { index } of rows) {
    const { rows } = await client.query<{ pieces: number }>(limitedQuery(TIMEOUT_MS, summarize, [index]));
    total += rows[0]?.pieces ?? 0;
  }
  await client.query('RESET ROLE');
  return total;
}

/** Often, so that screens read few rows that are not rolled up yet. */
const UPKEEP_INTERVAL_MS = 5 * 60 * 1_000;
/** Milliseconds until failed work is tried again. */
const POLL_INTERVAL_MS = 10_000;
/** Ends a roll-up while a long replay fills the same hours again and again. */
const ROLL_UP_TIMEOUT_MS = 60_000;
/** Ends the indexing of many days, after an update: sums wait to be rolled up meanwhile. */
const INDEX_TIMEOUT_MS = 60_000;
/** Shorter than the pool's own limit, so that PostgreSQL ends a statement and not the connection. */
const STATEMENT_LIMIT = '2500ms';

/** Regular maintenance: creates future days, removes expired data, rolls up sums. One replica does it for all. */
@Injectable()
export class Upkeep implements OnModuleDestroy {
  private readonly logger = new Logger(Upkeep.name);
  private readonly indexClosedDays = new IndexClosedDays();
  private nextAtMs = 0;
  private stopping = false;

  constructor(
    private readonly database: WritePool,
    private readonly days: LogDays,
    private readonly dropOldValues: DropOldValues,
    private readonly rollUpSums: RollUpSums,
    private readonly removeCleanedRows: RemoveCleanedRows,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  /** Runs all maintenance now, unless another process is running it. */
  async run(): Promise<void> {
    const client = await this.database.pool.connect();
    try {
      await client.query(`SET statement_timeout = '${STATEMENT_LIMIT}'`);
      if (await this.tryLock(client)) await this.work(client);
    } finally {
      // Closing the connection releases its lock, role and limits.
      client.release(true);
    }
  }

  @RepeatEvery(POLL_INTERVAL_MS)
  async runWhenDue(): Promise<void> {
    if (Date.now() < this.nextAtMs) return;
    await this.run();
    this.nextAtMs = Date.now() + UPKEEP_INTERVAL_MS;
  }

  private async tryLock(client: PoolClient): Promise<boolean> {
    const { rows } = await client.query<{ mine: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('logs.upkeep')) AS mine`,
    );
    return rows[0]?.mine === true;
  }

  private async work(client: PoolClient): Promise<void> {
    const openedDays = await this.days.openAhead();
    if (openedDays.length > 0) this.logger.log(`days opened: ${openedDays.join(', ')}`);
    const movedRows = await this.rollUpSums.run(this.untilStopped(ROLL_UP_TIMEOUT_MS));
    if (movedRows > 0) this.logger.log(`${movedRows} rows of sums rolled up`);
    await summarizeHashes(client);
    await client.query(`SET statement_timeout = '${STATEMENT_LIMIT}'`);
    await this.removeCleanedRows.run(client);
    // Late: a reader that keeps a partition busy lets this fail until the next run.
    const { days, deadLetters } = await this.dropOldValues.run(client);
    if (days.length > 0) this.logger.log(`full IBANs and addresses dropped of: ${days.join(', ')}`);
    if (deadLetters > 0) this.logger.log(`${deadLetters} dead letters deleted for their age`);
    const indexed = await this.indexClosedDays.run(client, this.untilStopped(INDEX_TIMEOUT_MS));
    if (indexed > 0) this.logger.log(`${indexed} closed days can be searched by IBAN at once`);
  }

  /** Whether work may continue: within the time limit, and until the process stops. */
  private untilStopped(timeoutMs: number): () => boolean {
    const end = Date.now() + timeoutMs;
    return () => !this.stopping && Date.now() < end;
  }
}
