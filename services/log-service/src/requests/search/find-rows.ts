import { Injectable } from '@nestjs/common';
import type { FoundRows } from './found-rows.js';
import { RequestQueries } from '../sql/request.queries.js';
import { RowsByDay } from './rows-by-day.js';
import { RowsByPosition } from './rows-by-position.js';
import { needsRowScan, type Selection } from '../filter/selection.js';

/** Limit for counting rows that sums cannot count. */
const MAX_COUNTED = 10_000;

/** Chooses how the rows of a selection are found. */
@Injectable()
export class FindRows {
  constructor(private readonly queries: RequestQueries) {}

  /** Reads up to `MAX_COUNTED` positions if sums cannot count the selection, otherwise day by day. @throws Problem `log_search_too_slow` */
  async run(selection: Selection): Promise<FoundRows> {
    if (!needsRowScan(selection)) return new RowsByDay(this.queries, selection);
    const positions = await this.queries.findPositions(selection, MAX_COUNTED + 1);
    if (positions.length <= MAX_COUNTED) return new RowsByPosition(this.queries, positions);
    return new RowsByDay(this.queries, selection, MAX_COUNTED);
  }
}
