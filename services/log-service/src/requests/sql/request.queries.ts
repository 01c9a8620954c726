import { Injectable } from '@nestjs/common';
import type { LogEntry } from '@pruefer/contracts';
import { inTransaction } from '@pruefer/platform';
import { Pool, type QueryResultRow } from 'pg';
import { ListPool } from '../../database/pools.js';
import { refuseIfTimedOut, wasCancelled } from '../../database/refuse-if-timed-out.js';
import { countByDay } from './count-by-day.js';
import { countOfDay, findPositions, pageOfDay, positionOfRow, rowsAt } from './row-statements.js';
import type { DayPage, RowPosition } from './row-statements.js';
import { hasKeyConditions, needsRowScan, type Selection } from '../filter/selection.js';
import { type Statement, StatementValues } from './statement.js';
import type { TimeBuckets } from './time-buckets.js';
import type { WholeUnit } from './time-slices.js';
import { countedRows } from './counted-rows.js';

const HOUR_S = 3_600;

/** Rows of a selection by bucket (from 1) and class of status, buckets without any left out. */
function countByBucket(selection: Selection, { seconds, bounds }: TimeBuckets): Statement {
  const values = new StatementValues();
  const rows = countedRows(selection, unitsFor(selection, seconds), values);
  const text = `
    SELECT width_bucket(time, ${values.add(bounds)}::timestamptz[]) AS bucket, status / 100 AS hundreds,
      sum(rows)::double precision AS rows
    FROM ${rows} GROUP BY 1, 2`;
  return { text, values: values.all };
}

/** Units up to a bucket's length, with sums for this selection. */
function unitsFor(selection: Selection, seconds: number): WholeUnit[] {
  if (needsRowScan(selection)) return [];
  if (hasKeyConditions(selection)) return seconds < HOUR_S ? [] : ['hour'];
  return seconds < HOUR_S ? ['minute'] : ['hour', 'minute'];
}

export interface DayRows {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly rows: number;
}

export interface BucketRows {
  /** From 1. */
  readonly bucket: number;
  /** 2, 4 or 5. */
  readonly hundreds: number;
  readonly rows: number;
}

interface LogState {
  readonly now: Date;
  /** Earlier rows are removed or hidden; null without any cleanup. */
  readonly cleanedUntil: Date | null;
}

const findState = `SELECT now(), NULLIF(cleaned_until, '-infinity') AS "cleanedUntil" FROM logs.cleanup`;

/** All keys of the contract; only the key itself while its copy is missing. */
const findKeysOfContract = `
  SELECT $1::text AS "keyId" UNION SELECT other.key_id FROM logs.keys AS known JOIN logs.keys AS other USING (contract_id)
  WHERE known.key_id = $1`;

/** Shorter than the pool's own limit, so that PostgreSQL ends a statement and not the connection. */
const limits = `SET LOCAL statement_timeout = '2500ms'`;
/** Forces the index on hashes, whose benefit PostgreSQL underestimates; it would read all rows. */
const byHash = `${limits}; SET LOCAL enable_seqscan = off`;

/** All SQL that reads rows of the log for a screen. */
@Injectable()
export class RequestQueries {
  constructor(
    private readonly pool: Pool,
    private readonly listPool: ListPool,
  ) {}

  async state(): Promise<LogState> {
    const [state] = await this.rows<LogState>({ text: findState, values: [] });
    if (!state) throw new Error('the row of logs.cleanup is missing');
    return state;
  }

  /** The ids of all keys of a key's contract: it, those it has replaced and those that have replaced it. */
  async keysOfContract(keyId: string): Promise<string[]> {
    const keys = await this.rows<{ keyId: string }>({ text: findKeysOfContract, values: [keyId] });
    return keys.map((key) => key.keyId);
  }

  /** From the sums, the newest day first; conditions that sums do not contain are ignored. */
  countByDay(selection: Selection): Promise<DayRows[]> {
    return this.rows(countByDay(selection));
  }

  /** Positions of rows selected by hash, in any order, up to a limit. @throws Problem `log_search_too_slow` */
  findPositions(selection: Selection, atMost: number): Promise<RowPosition[]> {
    return refuseIfTimedOut(this.rowsPlanned(byHash, findPositions(selection, atMost)));
  }

  rowsAt(positions: readonly RowPosition[]): Promise<LogEntry[]> {
    return this.rows(rowsAt(positions));
  }

  /** The position of a row by its id alone, in one of these days, or in any. */
  async findPosition(id: string, days?: readonly string[]): Promise<RowPosition | undefined> {
    const [position] = await this.rows<RowPosition>(positionOfRow(id, days));
    return position;
  }

  /** Rows by bucket and class of status. @returns undefined when counting exceeds the time limit */
  async countByBucket(selection: Selection, buckets: TimeBuckets): Promise<BucketRows[] | undefined> {
    try {
      const settings = needsRowScan(selection) ? byHash : limits;
      return await this.rowsPlanned<BucketRows>(settings, countByBucket(selection, buckets));
    } catch (error) {
      if (wasCancelled(error)) return undefined;
      throw error;
    }
  }

  /** @throws Problem `log_search_too_slow` */
  async countOfDay(selection: Selection, day: string): Promise<number> {
    const [count] = await refuseIfTimedOut(this.rowsPlanned<{ rows: number }>(limits, countOfDay(selection, day)));
    return count?.rows ?? 0;
  }

  /** @throws Problem `log_search_too_slow` */
  async pageOfDay(selection: Selection, page: DayPage): Promise<LogEntry[]> {
    return (await refuseIfTimedOut(this.listPool.pool.query<LogEntry>(pageOfDay(selection, page)))).rows;
  }

  private async rows<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    return (await this.pool.query<Row>(statement)).rows;
  }

  private rowsPlanned<Row extends QueryResultRow>(settings: string, statement: Statement): Promise<Row[]> {
    return inTransaction(this.pool, async (client) => {
      await client.query(settings);
      return (await client.query<Row>(statement)).rows;
    });
  }
}
