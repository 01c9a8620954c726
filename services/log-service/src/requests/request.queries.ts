import { Injectable } from '@nestjs/common';
import type { LogEntry } from '@pruefer/contracts';
import { Pool, type QueryResultRow } from 'pg';
import { inTransaction } from '../consuming/transaction.js';
import { countByDay } from './count-statements.js';
import { countOfDay, type DayPage, findPlaces, pageOfDay, type Place, rowsAt } from './row-statements.js';
import { asksRows, type Selection } from './selection.js';
import type { Statement } from './statement.js';

/** Rows of one UTC day. */
export interface DayRows {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly rows: number;
}

export interface LogState {
  readonly now: Date;
  /** Rows before are gone, or will be in a moment; null when nothing was ever cleaned up. */
  readonly cleanedUntil: Date | null;
}

const findState = `SELECT now(), NULLIF(cleaned_until, '-infinity') AS "cleanedUntil" FROM logs.cleanup`;

/** Shorter than the pool's own limit, so that PostgreSQL ends a statement and not the connection. */
const limits = `SET LOCAL statement_timeout = '2500ms'`;
/** PostgreSQL does not know how much the index on hashes spares it, and would read all rows. */
const byHash = `${limits}; SET LOCAL enable_seqscan = off`;
/** There are so many that the newest are found soonest by looking through the rows as they come. */
const inOrder = `${byHash}; SET LOCAL enable_bitmapscan = off`;

/** All SQL that reads rows of the log for a screen. */
@Injectable()
export class RequestQueries {
  constructor(private readonly pool: Pool) {}

  async state(): Promise<LogState> {
    const [state] = await this.rows<LogState>({ text: findState, values: [] });
    if (!state) throw new Error('the row of logs.cleanup is missing');
    return state;
  }

  /** From the sums, the newest day first: what only rows know is left out of account. */
  countByDay(selection: Selection): Promise<DayRows[]> {
    return this.rows(countByDay(selection));
  }

  /** Where the rows of a selection by hash are, in any order, until there are so many. */
  findPlaces(selection: Selection, atMost: number): Promise<Place[]> {
    return this.rowsPlanned(byHash, findPlaces(selection, atMost));
  }

  rowsAt(places: readonly Place[]): Promise<LogEntry[]> {
    return this.rows(rowsAt(places));
  }

  async countOfDay(selection: Selection, day: string): Promise<number> {
    const [count] = await this.rowsPlanned<{ rows: number }>(limits, countOfDay(selection, day));
    return count?.rows ?? 0;
  }

  pageOfDay(selection: Selection, page: DayPage): Promise<LogEntry[]> {
    const statement = pageOfDay(selection, page);
    return asksRows(selection) ? this.rowsPlanned(inOrder, statement) : this.rows(statement);
  }

  private async rows<Row extends QueryResultRow>({ text, values }: Statement): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(text, [...values]);
    return rows;
  }

  private rowsPlanned<Row extends QueryResultRow>(settings: string, { text, values }: Statement): Promise<Row[]> {
    return inTransaction(this.pool, async (client) => {
      await client.query(settings);
      const { rows } = await client.query<Row>(text, [...values]);
      return rows;
    });
  }
}
