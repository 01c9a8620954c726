import { Injectable } from '@nestjs/common';
import { DEFAULT_PAGE_SIZE, type LogEntry, type LogPage, type LogSearch } from '@pruefer/contracts';
import { type Cursor, decodeCursor, encodeCursor } from './search/cursor.js';
import { FindRows } from './search/find-rows.js';
import { SelectRows } from './search/select-rows.js';
import type { Selection } from './filter/selection.js';

/** One page of the log, found by its number or by a cursor. */
@Injectable()
export class ListRequests {
  constructor(
    private readonly select: SelectRows,
    private readonly findRows: FindRows,
  ) {}

  /** @throws Problem `invalid_request` */
  async run(query: LogSearch): Promise<LogPage> {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, cursor } = query;
    const { selection, now } = await this.select.run(query);
    if (cursor !== undefined) return this.neighbour(selection, decodeCursor(cursor), limit);
    const rows = await this.findRows.run(selection);
    const count = await rows.count();
    const logs = count.total > offset || !count.totalIsExact ? await rows.page(offset, limit) : [];
    // A clock may be ahead of PostgreSQL's.
    const snapshot = new Date(Math.max(+now, ...logs.slice(0, 1).map(({ timestamp }) => Date.parse(timestamp))));
    return buildLogPage(logs, { ...count, offset, snapshot });
  }

  private async neighbour(selection: Selection, cursor: Cursor, limit: number): Promise<LogPage> {
    const { towards, snapshot } = cursor;
    const rows = await this.findRows.run({ ...selection, to: new Date(Math.min(+selection.to, +snapshot + 1)) });
    const logs = await rows.neighbours(cursor, towards, limit);
    const offset = towards === 'older' ? cursor.offset : Math.max(0, cursor.offset - logs.length);
    return buildLogPage(logs, { ...cursor, offset });
  }
}

function buildLogPage(logs: LogEntry[], page: Pick<Cursor, 'offset' | 'snapshot' | 'total' | 'totalIsExact'>): LogPage {
  const { offset, total, totalIsExact } = page;
  const [first, last] = [logs[0], logs.at(-1)];
  const end = offset + logs.length;
  const hasOlder = end < total || !totalIsExact;
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
