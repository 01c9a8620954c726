import { Injectable } from '@nestjs/common';
import {
  type ApiKeyPage,
  type ApiKeyRecord,
  type ApiKeySort,
  type ApiKeysQuery,
  DEFAULT_PAGE_SIZE,
} from '@pruefer/contracts';
import { countRows } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { buildKeyFilter, type KeyFilter } from './key-filter.js';
import { afterCursor, buildKeyOrder, formatKeyCursor, sortedBy } from './key-order.js';
import { keyColumnsSql, type KeyRow, keysWithContracts, toApiKeyRecord } from '../contract/key-row.js';

const MAX_LISTED = 1_000;
/** Short statements: nothing stays open in PostgreSQL between two pages, and memory use is low. */
const EXPORT_PAGE_SIZE = 500;

/** Reads keys for the console. */
@Injectable()
export class KeyQueries {
  constructor(private readonly database: DataSource) {}

  /** The newest 1,000 keys. */
  async list(): Promise<ApiKeyRecord[]> {
    const all = { where: 'true', values: [] };
    return (await this.readPage(all, '-createdAt', { limit: MAX_LISTED, offset: 0 })).items;
  }

  /** One page of the matching keys and their number. @throws Problem `invalid_request` for an invalid cursor */
  async page(query: ApiKeysQuery): Promise<ApiKeyPage> {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, sort = '-createdAt', cursor } = query;
    const filter = buildKeyFilter(query);
    const firstPage =
      cursor === undefined
        ? this.readPage(filter, sort, { limit, offset })
        : this.readPage(afterCursor(cursor, sort, filter), sort, { limit, offset: 0 });
    const matching = `${keysWithContracts} WHERE ${filter.where}`;
    const [page, total] = await Promise.all([firstPage, countRows(this.database, matching, filter.values)]);
    return { ...page, total };
  }

  /** All matching keys in order; reads each page on demand. */
  async *all(query: ApiKeysQuery): AsyncGenerator<ApiKeyRecord[]> {
    const { sort = '-createdAt' } = query;
    const filter = buildKeyFilter(query);
    const size = { limit: EXPORT_PAGE_SIZE, offset: 0 };
    let page = await this.readPage(filter, sort, size);
    yield page.items;
    while (page.nextCursor !== null) {
      page = await this.readPage(afterCursor(page.nextCursor, sort, filter), sort, size);
      yield page.items;
    }
  }

  private async readPage(
    { where, values }: KeyFilter,
    sort: ApiKeySort,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<Pick<ApiKeyPage, 'items' | 'nextCursor'>> {
    // One more than a page, to detect a next page.
    const rows = await this.database.query<(KeyRow & { readonly sortedBy: string })[]>(
      `SELECT ${keyColumnsSql}, ${sortedBy(sort)} AS "sortedBy" FROM ${keysWithContracts}
       WHERE ${where} ORDER BY ${buildKeyOrder(sort)} LIMIT ${limit + 1} OFFSET ${offset}`,
      values,
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { items: page.map(toApiKeyRecord), nextCursor: last ? formatKeyCursor(sort, last.sortedBy, last.id) : null };
  }
}
