import type { LogEntry } from '@pruefer/contracts';
import type { FoundRows, RowCount } from './found-rows.js';
import type { RequestQueries } from './request.queries.js';
import type { Direction, Place } from './row-statements.js';

/** Finds rows in a list of known places, for selections with few rows. */
export class RowsByPlace implements FoundRows {
  private readonly places: readonly Place[];

  constructor(
    private readonly queries: RequestQueries,
    places: readonly Place[],
  ) {
    this.places = places.toSorted(newestFirst);
  }

  count(): Promise<RowCount> {
    return Promise.resolve({ total: this.places.length, totalIsExact: true });
  }

  async from(offset: number, limit: number): Promise<LogEntry[]> {
    const pagePlaces = this.places.slice(Math.max(0, offset), Math.max(0, offset + limit));
    return pagePlaces.length > 0 ? this.queries.rowsAt(pagePlaces) : [];
  }

  beside(place: Place, towards: Direction, limit: number): Promise<LogEntry[]> {
    const firstOlder = this.places.findIndex((other) => newestFirst(place, other) < 0);
    if (towards === 'older') return firstOlder === -1 ? Promise.resolve([]) : this.from(firstOlder, limit);
    const newer = this.places.filter((other) => newestFirst(other, place) < 0).length;
    return this.from(Math.max(0, newer - limit), Math.min(limit, newer));
  }
}

function newestFirst(a: Place, b: Place): number {
  return +b.at - +a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
