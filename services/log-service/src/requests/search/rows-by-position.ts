import type { LogEntry } from '@pruefer/contracts';
import type { FoundRows, RowCount } from './found-rows.js';
import type { RequestQueries } from '../sql/request.queries.js';
import type { Direction, RowPosition } from '../sql/row-statements.js';

/** Finds rows in a list of known positions, for selections with few rows. */
export class RowsByPosition implements FoundRows {
  private readonly positions: readonly RowPosition[];

  constructor(
    private readonly queries: RequestQueries,
    positions: readonly RowPosition[],
  ) {
    this.positions = positions.toSorted(newestFirst);
  }

  count(): Promise<RowCount> {
    return Promise.resolve({ total: this.positions.length, totalIsExact: true });
  }

  async page(offset: number, limit: number): Promise<LogEntry[]> {
    const pagePositions = this.positions.slice(Math.max(0, offset), Math.max(0, offset + limit));
    return pagePositions.length > 0 ? this.queries.rowsAt(pagePositions) : [];
  }

  neighbours(position: RowPosition, towards: Direction, limit: number): Promise<LogEntry[]> {
    const firstOlder = this.positions.findIndex((other) => newestFirst(position, other) < 0);
    if (towards === 'older') return firstOlder === -1 ? Promise.resolve([]) : this.page(firstOlder, limit);
    const newer = this.positions.filter((other) => newestFirst(other, position) < 0).length;
    return this.page(Math.max(0, newer - limit), Math.min(limit, newer));
  }
}

function newestFirst(a: RowPosition, b: RowPosition): number {
  return +b.at - +a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
