import { DAY_MS, type LogEntry } from '@pruefer/contracts';
import type { FoundRows, RowCount } from './found-rows.js';
import type { DayRows, RequestQueries } from '../sql/request.queries.js';
import type { Direction, RowPosition } from '../sql/row-statements.js';
import { needsRowScan, type Selection } from '../filter/selection.js';

/** The same selection extended to whole UTC days, so that sums of days show which of them may have rows. */
function wholeDays(selection: Selection): Selection {
  const from = new Date(Math.floor(+selection.from / DAY_MS) * DAY_MS);
  const to = new Date(Math.ceil(+selection.to / DAY_MS) * DAY_MS);
  return { ...selection, from, to };
}

/** Finds rows day by day; the sums show which days have rows. */
export class RowsByDay implements FoundRows {
  private dayRows: Promise<DayRows[]> | undefined;

  /** @param cappedAt set when the number of rows is unknown, but above this value */
  constructor(
    private readonly queries: RequestQueries,
    private readonly selection: Selection,
    private readonly cappedAt?: number,
  ) {}

  async count(): Promise<RowCount> {
    if (this.cappedAt !== undefined) return { total: this.cappedAt, totalIsExact: false };
    const days = await this.byDay();
    return { total: days.reduce((sum, { rows }) => sum + rows, 0), totalIsExact: true };
  }

  /** Skips whole days by their counts. */
  async page(offset: number, limit: number): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    let toSkip = offset;
    for (const dayRows of await this.byDay()) {
      if (entries.length === limit) break;
      const rows = toSkip > 0 ? await this.countRows(dayRows) : Infinity;
      if (rows > toSkip) {
        const page = { day: dayRows.day, limit: limit - entries.length, offset: toSkip, towards: 'older' } as const;
        entries.push(...(await this.queries.pageOfDay(this.selection, page)));
      }
      toSkip = Math.max(0, toSkip - rows);
    }
    return entries;
  }

  async neighbours(position: RowPosition, towards: Direction, limit: number): Promise<LogEntry[]> {
    const days = await this.queries.countByDay(wholeDays(partNextTo(this.selection, position, towards)));
    const pageEntries: LogEntry[] = [];
    for (const { day } of towards === 'older' ? days : days.toReversed()) {
      if (pageEntries.length === limit) break;
      const page = { day, limit: limit - pageEntries.length, after: position, towards };
      pageEntries.push(...(await this.queries.pageOfDay(this.selection, page)));
    }
    return towards === 'older' ? pageEntries : pageEntries.toReversed();
  }

  private byDay(): Promise<DayRows[]> {
    return (this.dayRows ??= this.queries.countByDay(this.selection));
  }

  private countRows({ day, rows }: DayRows): number | Promise<number> {
    return needsRowScan(this.selection) ? this.queries.countOfDay(this.selection, day) : rows;
  }
}

/** The part of the selection before or after a row. */
function partNextTo(selection: Selection, { at }: RowPosition, towards: Direction): Selection {
  return towards === 'older'
    ? { ...selection, to: new Date(Math.min(+selection.to, +at + 1)) }
    : { ...selection, from: new Date(Math.max(+selection.from, +at)) };
}
