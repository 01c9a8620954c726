import { Injectable } from '@nestjs/common';
import { type KeyRecord, KeyQueries } from './key.queries.js';

/** All keys with their contracts' figures, newest first. */
@Injectable()
export class ListKeys {
  constructor(private readonly queries: KeyQueries) {}

  run(): Promise<KeyRecord[]> {
    return this.queries.newestFirst();
  }
}
