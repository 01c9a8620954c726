import { Injectable } from '@nestjs/common';
import type { ApiKeyPage, ApiKeyRecord, ApiKeysQuery } from '@pruefer/contracts';
import { KeyQueries } from './key.queries.js';

/** Lists keys with their contracts' figures. */
@Injectable()
export class ListKeys {
  constructor(private readonly queries: KeyQueries) {}

  /** One page if there are parameters, otherwise the newest 1,000 as a plain list. */
  run(query: ApiKeysQuery = {}): Promise<ApiKeyRecord[] | ApiKeyPage> {
    const isPaged = Object.values(query).some((value) => value !== undefined);
    return isPaged ? this.queries.page(query) : this.all();
  }

  /** The newest 1,000. */
  all(): Promise<ApiKeyRecord[]> {
    return this.queries.newestFirst();
  }
}
