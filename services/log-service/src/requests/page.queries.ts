import { Injectable } from '@nestjs/common';
import type { LogEntry } from '@pruefer/contracts';
import { Pool, type QueryResultRow } from 'pg';
import { asIso } from '../select-forms.js';
import { rowConditions } from './conditions.js';
import { countByDay, countMatches, type Statement } from './row-counts.js';
import type { Selection } from './selection.js';
import { all, StatementValues } from './statement.js';

/** Rows of one UTC day. */
export interface DayRows {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly rows: number;
}

/** A place in the list: of two rows at the same time the one with the greater id comes first. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** Which rows of one day. */
export interface DayPage {
  readonly day: string;
  readonly limit: number;
  readonly offset?: number;
  /** Begins there, without the row itself. */
  readonly after?: Place | undefined;
  /** `older` is the order of the list, `newer` the other way. */
  readonly towards: 'older' | 'newer';
}

export interface LogState {
  readonly now: Date;
  /** Rows before are gone, or will be in a moment; null when nothing was ever cleaned up. */
  readonly cleanedUntil: Date | null;
}

const findState = `SELECT now(), NULLIF(cleaned_until, '-infinity') AS "cleanedUntil" FROM logs.cleanup`;

/** Full values for the rows shown only: whatever the plan, one look-up per row. */
const entryFields = `
  page.id, ${asIso('page.at')} AS timestamp, page.key_id AS "apiKeyId", client_name AS "clientName",
  coalesce(details.address, page.address_short) AS "ipAddress", coalesce(details.iban, page.iban_masked) AS iban,
  page.status AS "statusCode", page.response_time_us / 1000::double precision AS "responseTime", page.country,
  page.error_code AS "errorCode", page.error_message AS "errorMessage", page.bank_details AS "bankDetails",
  page.data_version AS "dataVersion", page.request_id AS "requestId", page.count`;

/** All SQL that reads rows of the log for a screen. */
@Injectable()
export class PageQueries {
  constructor(private readonly pool: Pool) {}

  async state(): Promise<LogState> {
    const [state] = await this.rows<LogState>({ text: findState, values: [] });
    if (!state) throw new Error('the row of logs.cleanup is missing');
    return state;
  }

  /** Exact, from the sums: only for selections that do not ask the rows themselves. */
  countByDay(selection: Selection): Promise<DayRows[]> {
    return this.rows(countByDay(selection));
  }

  /** Looks at rows until there are so many; the days of those found. */
  countMatches(selection: Selection, atMost: number): Promise<DayRows[]> {
    return this.rows(countMatches(selection, atMost));
  }

  async countOfDay(selection: Selection, day: string): Promise<number> {
    const values = new StatementValues();
    const conditions = dayConditions(selection, day, values);
    const text = `SELECT count(*)::integer AS rows FROM logs.requests WHERE ${all(conditions)}`;
    const [count] = await this.rows<{ rows: number }>({ text, values: values.all });
    return count?.rows ?? 0;
  }

  /** One day at a time: within it every index is in the order of the list. */
  async page(selection: Selection, { day, limit, offset = 0, after, towards }: DayPage): Promise<LogEntry[]> {
    const values = new StatementValues();
    const conditions = dayConditions(selection, day, values);
    const isOlder = towards === 'older';
    if (after)
      conditions.push(`(at, id) ${isOlder ? '<' : '>'} (${values.add(after.at)}, ${values.add(after.id)}::uuid)`);
    const order = (table: string) =>
      `ORDER BY ${table}.at ${isOlder ? 'DESC' : 'ASC'}, ${table}.id ${isOlder ? 'DESC' : 'ASC'}`;
    const text = `
      WITH page AS (
        SELECT * FROM logs.requests WHERE ${all(conditions)}
        ${order('requests')} LIMIT ${values.add(limit)} OFFSET ${values.add(offset)}
      )
      SELECT ${entryFields}
      FROM page LEFT JOIN logs.keys ON keys.key_id = page.key_id
        LEFT JOIN LATERAL (
          SELECT iban, address FROM logs.request_details AS full_values
          WHERE full_values.day = ${values.add(day)} AND full_values.id = page.id OFFSET 0
        ) AS details ON true
      ${order('page')}`;
    return this.rows({ text, values: values.all });
  }

  private async rows<Row extends QueryResultRow>({ text, values }: Statement): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(text, [...values]);
    return rows;
  }
}

function dayConditions(selection: Selection, day: string, values: StatementValues): string[] {
  const { from, to } = selection;
  return [
    `day = ${values.add(day)}`,
    `at >= ${values.add(from)}`,
    `at < ${values.add(to)}`,
    ...rowConditions(selection, values),
  ];
}
