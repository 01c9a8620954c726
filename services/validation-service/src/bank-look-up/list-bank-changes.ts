import { Inject, Injectable } from '@nestjs/common';
import { comparedDataSets, selectBankChanges } from '@pruefer/banks';
import type { BankChanges, BankChangesQuery } from '@pruefer/contracts';
import type { Pool } from 'pg';
import { changeCursorOf, changePositionOf } from './changes-cursor.js';
import { LOOK_UP_POOL } from './look-up-pool.js';
import { unknownChanges } from './unknown-changes.js';

@Injectable()
export class ListBankChanges {
  constructor(@Inject(LOOK_UP_POOL) private readonly pool: Pool) {}

  /** @throws Problem `invalid_request` for an invalid cursor */
  async run({ since, country, limit, cursor }: BankChangesQuery): Promise<BankChanges> {
    const after = cursor === undefined ? undefined : changePositionOf(cursor);
    const [{ knownSince, dataSets }, found] = await Promise.all([
      comparedDataSets(this.pool, country),
      // One more than a page, to detect a next page.
      selectBankChanges(this.pool, { country, since, after }, limit + 1),
    ]);
    const changes = found.slice(0, limit);
    const last = changes.at(-1);
    const nextCursor = found.length > limit && last ? changeCursorOf(last) : null;
    const unknown = unknownChanges(since, knownSince);
    return { country, knownSince: knownSince ?? null, unknown, dataSets, changes, nextCursor };
  }
}
