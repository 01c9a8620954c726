import { Injectable } from '@nestjs/common';
import { DEFAULT_PAGE_SIZE, type LogEntry, type LogPage, type LogSearch } from '@pruefer/contracts';
import { CountRows, type RowCount } from './count-rows.js';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.js';
import { PageQueries } from './page.queries.js';
import { SelectRows } from './select-rows.js';
import type { Selection } from './selection.js';
import { wholeDays } from './whole-days.js';

/** One page of the log, found by its number or by a cursor. */
@Injectable()
export class ListRequests {
  constructor(
    private readonly select: SelectRows,
    private readonly counts: CountRows,
    private readonly queries: PageQueries,
  ) {}

  /** @throws Problem `invalid_request` */
  async run(query: LogSearch): Promise<LogPage> {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, cursor } = query;
    const { selection, now } = await this.select.run(query);
    if (cursor !== undefined) return this.neighbour(selection, decodeCursor(cursor), limit);
    const count = await this.counts.run(selection);
    const logs = await this.rowsFrom(selection, count, offset, limit);
    const snapshot = new Date(Math.max(+now, Date.parse(logs[0]?.timestamp ?? '') || 0));
    return pageOf(logs, { offset, snapshot, total: count.total, totalIsExact: count.totalIsExact });
  }

  /** Skips whole days by their counts. */
  private async rowsFrom(selection: Selection, count: RowCount, offset: number, limit: number): Promise<LogEntry[]> {
    const found: LogEntry[] = [];
    let toSkip = offset;
    for (const day of count.days) {
      if (found.length === limit) break;
      const rows = toSkip === 0 ? Infinity : await this.rowsOfDay(selection, count, day);
      if (rows > toSkip) {
        const rest = limit - found.length;
        found.push(...(await this.queries.page(selection, { day, limit: rest, offset: toSkip, towards: 'older' })));
      }
      toSkip = Math.max(0, toSkip - rows);
    }
    return found;
  }

  private rowsOfDay(selection: Selection, { rowsOfDay }: RowCount, day: string): number | Promise<number> {
    return rowsOfDay?.get(day) ?? this.queries.countOfDay(selection, day);
  }

  private async neighbour(selection: Selection, cursor: Cursor, limit: number): Promise<LogPage> {
    const { towards } = cursor;
    const bounded = { ...selection, to: new Date(Math.min(+selection.to, +cursor.snapshot + 1)) };
    const { days } = await this.counts.run(wholeDays(besideCursor(bounded, cursor)));
    const found: LogEntry[] = [];
    for (const day of towards === 'older' ? days : days.toReversed()) {
      if (found.length === limit) break;
      const page = { day, limit: limit - found.length, after: cursor, towards };
      found.push(...(await this.queries.page(bounded, page)));
    }
    const offset = towards === 'older' ? cursor.offset : Math.max(0, cursor.offset - found.length);
    return pageOf(towards === 'older' ? found : found.toReversed(), { ...cursor, offset });
  }
}

/** The part of a range in which the neighbours of a cursor's row lie. */
function besideCursor(selection: Selection, { towards, at }: Cursor): Selection {
  return towards === 'older'
    ? { ...selection, to: new Date(Math.min(+selection.to, +at + 1)) }
    : { ...selection, from: new Date(Math.max(+selection.from, +at)) };
}

function pageOf(logs: LogEntry[], page: Pick<Cursor, 'offset' | 'snapshot' | 'total' | 'totalIsExact'>): LogPage {
  const { offset, total, totalIsExact } = page;
  const [first, last] = [logs[0], logs.at(-1)];
  const end = offset + logs.length;
  const hasOlder = end < total || (!totalIsExact && logs.length > 0);
  const cursorAt = (towards: Cursor['towards'], { timestamp, id }: LogEntry, from: number) =>
    encodeCursor({ ...page, towards, at: new Date(timestamp), id, offset: from });
  return {
    logs,
    total,
    totalIsExact,
    offset,
    nextCursor: last && hasOlder ? cursorAt('older', last, end) : null,
    previousCursor: first && offset > 0 ? cursorAt('newer', first, offset) : null,
  };
}
