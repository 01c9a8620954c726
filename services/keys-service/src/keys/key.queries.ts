import { Injectable } from '@nestjs/common';
import { type ApiKeyPage, type ApiKeyRecord, type ApiKeysQuery, DEFAULT_PAGE_SIZE } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { type KeyFilter, keyFilterOf, keyOrderOf } from './key-filter.js';
import { fromKeys, type KeyRow, recordOf, selectKeys } from './key-row.js';

const MOST_LISTED = 1_000;

/** What is only read of keys, for people. */
@Injectable()
export class KeyQueries {
  constructor(private readonly database: DataSource) {}

  /** All keys, at most 1,000. */
  newestFirst(): Promise<ApiKeyRecord[]> {
    return this.rows({ where: 'true', values: [] }, '-createdAt', MOST_LISTED, 0);
  }

  /** One page of those that fit, and how many fit. */
  async page(query: ApiKeysQuery): Promise<ApiKeyPage> {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, sort = '-createdAt' } = query;
    const filter = keyFilterOf(query);
    const [items, total] = await Promise.all([this.rows(filter, sort, limit, offset), this.count(filter)]);
    return { items, total };
  }

  private async rows(
    { where, values }: KeyFilter,
    sort: NonNullable<ApiKeysQuery['sort']>,
    limit: number,
    offset: number,
  ): Promise<ApiKeyRecord[]> {
    const rows = await this.database.query<KeyRow[]>(
      `${selectKeys} WHERE ${where} ORDER BY ${keyOrderOf(sort)} LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
    return rows.map(recordOf);
  }

  private async count({ where, values }: KeyFilter): Promise<number> {
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::int AS total ${fromKeys} WHERE ${where}`,
      values,
    );
    return row!.total;
  }
}
