import { Injectable } from '@nestjs/common';
import { type DayRows, PageQueries } from './page.queries.js';
import { asksRows, type Selection } from './selection.js';

/** Rows that must be looked at themselves are counted up to here. */
export const MOST_COUNTED = 10_000;

/** How many rows a selection has, and where. */
export interface RowCount {
  readonly total: number;
  /** false: there are more. */
  readonly totalIsExact: boolean;
  /** Days that may hold rows, the newest first. */
  readonly days: readonly string[];
  /** Rows of each of these days; undefined when only some were counted. */
  readonly rowsOfDay: ReadonlyMap<string, number> | undefined;
}

/** Counts by the sums, or by looking at rows where sums cannot tell. */
@Injectable()
export class CountRows {
  constructor(private readonly queries: PageQueries) {}

  async run(selection: Selection): Promise<RowCount> {
    if (!asksRows(selection)) return countOf(await this.queries.countByDay(selection));
    const matches = await this.queries.countMatches(selection, MOST_COUNTED + 1);
    const count = countOf(matches);
    if (count.total <= MOST_COUNTED) return count;
    const candidates = await this.queries.countByDay(selection);
    return {
      total: MOST_COUNTED,
      totalIsExact: false,
      days: candidates.map(({ day }) => day),
      rowsOfDay: undefined,
    };
  }
}

function countOf(counted: readonly DayRows[]): RowCount {
  return {
    total: counted.reduce((sum, { rows }) => sum + rows, 0),
    totalIsExact: true,
    days: counted.map(({ day }) => day),
    rowsOfDay: new Map(counted.map(({ day, rows }) => [day, rows])),
  };
}
