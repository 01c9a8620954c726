import { mock } from 'node:test';
import type { Pool, QueryConfig } from 'pg';
import { NIL } from 'uuid';
import { OutboxUpkeep } from './outbox-upkeep.js';

/** PostgreSQL that counts too slowly. @param claims whether it answers other statements */
function slowDatabase(claims: boolean) {
  const answered: string[] = [];
  const query = (statement: QueryConfig | string) => {
    if (typeof statement === 'string' || (statement.name === 'claim' && !claims)) {
      return Promise.reject(new Error('canceling statement due to statement timeout'));
    }
    answered.push(statement.name!);
    return Promise.resolve({ rows: statement.name === 'remove-published' ? [{ removed: 0 }] : [] });
  };
  return { answered, upkeep: new OutboxUpkeep({ query } as unknown as Pool) };
}

describe('removal of published rows', () => {
  afterEach(() => mock.restoreAll());

  it.each([
    ['continues while any statement is answered', true, ['claim', 'remove-published']],
    ['waits while none is answered', false, []],
  ])('%s', async (_what, claims, lastStatements) => {
    const { answered, upkeep } = slowDatabase(claims);
    for (let nowMs = 0; nowMs <= 64_000; nowMs += 2_000) {
      mock.method(performance, 'now', () => nowMs);
      await upkeep.countUnpublished(NIL).catch(() => undefined);
      await upkeep.claim(1).catch(() => undefined);
    }
    await upkeep.removePublished();
    expect(answered.slice(-2)).toEqual(lastStatements);
  });
});
