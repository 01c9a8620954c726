import { Injectable } from '@nestjs/common';
import {
  type ApiKeyPage,
  type ApiKeyRecord,
  type ApiKeySort,
  type ApiKeysQuery,
  DEFAULT_PAGE_SIZE,
} from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { type KeyFilter, keyFilterOf } from './key-filter.js';
import { behind, keyCursorOf, keyOrderOf, sortedBy } from './key-order.js';
import { fromKeys, keyColumns, type KeyRow, recordOf } from '../contract/key-row.js';

const MOST_LISTED = 1_000;
/** A page is a short statement: between two of them nothing is held open in PostgreSQL, and little in memory. */
const EXPORTED_AT_ONCE = 500;

/** What is only read of keys, for people. */
@Injectable()
export class KeyQueries {
  constructor(private readonly database: DataSource) {}

  /** All keys, at most 1,000. */
  async newestFirst(): Promise<ApiKeyRecord[]> {
    const { items } = await this.walk({ where: 'true', values: [] }, '-createdAt', { limit: MOST_LISTED, offset: 0 });
    return items;
  }

  /**
   * One page of those that fit, and how many fit.
   * @throws Problem `invalid_request` for a cursor that is none of this list
   */
  async page(query: ApiKeysQuery): Promise<ApiKeyPage> {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, sort = '-createdAt', cursor } = query;
    const filter = keyFilterOf(query);
    const walked =
      cursor === undefined
        ? this.walk(filter, sort, { limit, offset })
        : this.walk(behind(cursor, sort, filter), sort, { limit, offset: 0 });
    const [page, total] = await Promise.all([walked, this.count(filter)]);
    return { ...page, total };
  }

  /** All that fit in their order, page by page, each read when it is asked for. */
  async *all(query: ApiKeysQuery): AsyncGenerator<ApiKeyRecord[]> {
    const { sort = '-createdAt' } = query;
    const filter = keyFilterOf(query);
    const size = { limit: EXPORTED_AT_ONCE, offset: 0 };
    let page = await this.walk(filter, sort, size);
    yield page.items;
    while (page.nextCursor !== null) {
      page = await this.walk(behind(page.nextCursor, sort, filter), sort, size);
      yield page.items;
    }
  }

  private async walk(
    { where, values }: KeyFilter,
    sort: ApiKeySort,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<Pick<ApiKeyPage, 'items' | 'nextCursor'>> {
    // One more than asked for: it tells whether there is another page.
    const rows = await this.database.query<(KeyRow & { readonly sortedBy: string })[]>(
      `SELECT ${keyColumns}, ${sortedBy(sort)} AS "sortedBy" ${fromKeys}
       WHERE ${where} ORDER BY ${keyOrderOf(sort)} LIMIT ${limit + 1} OFFSET ${offset}`,
      values,
    );
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items: shown.map(recordOf), nextCursor: last ? keyCursorOf(sort, last.sortedBy, last.id) : null };
  }

  private async count({ where, values }: KeyFilter): Promise<number> {
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::int AS total ${fromKeys} WHERE ${where}`,
      values,
    );
    return row!.total;
  }
}
