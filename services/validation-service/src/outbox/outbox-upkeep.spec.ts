import { mock } from 'node:test';
import type { Pool, QueryConfig } from 'pg';
import { NIL } from 'uuid';
import { OutboxUpkeep } from './outbox-upkeep.js';

/** PostgreSQL that counts too slowly and removes 1,000 rows a second. */
function slowDatabase({ claims = true, removableRows = 0 }) {
  const answered: string[] = [];
  let [nowMs, rowsLeft] = [0, removableRows];
  mock.method(performance, 'now', () => nowMs);
  const query = (statement: QueryConfig | string) => {
    if (typeof statement === 'string' || (statement.name === 'claim' && !claims)) {
      return Promise.reject(new Error('canceling statement due to statement timeout'));
    }
    answered.push(statement.name!);
    if (statement.name !== 'remove-published') return Promise.resolve({ rows: [] });
    nowMs += 1_000;
    const removed = Math.min(rowsLeft, 1_000);
    rowsLeft -= removed;
    return Promise.resolve({ rows: [{ removed }] });
  };
  const upkeep = new OutboxUpkeep({ query } as unknown as Pool);
  const run = async (forMs: number) => {
    for (const endMs = nowMs + forMs; nowMs < endMs; nowMs += 2_000) {
      await upkeep.countUnpublished(NIL).catch(() => undefined);
      await upkeep.claim(1).catch(() => undefined);
    }
  };
  return { answered, upkeep, run };
}

describe('removal of published rows', () => {
  afterEach(() => mock.restoreAll());

  it.each([
    ['continues while any statement is answered', true, ['remove-published']],
    ['waits while none is answered', false, []],
  ])('%s', async (_what, claims, lastStatement) => {
    const { answered, upkeep, run } = slowDatabase({ claims });
    await run(64_000);
    await upkeep.removePublished();
    expect(answered.slice(-1)).toEqual(lastStatement);
  });

  it('continues after one that took long', async () => {
    const { answered, upkeep, run } = slowDatabase({ removableRows: 20_000 });
    await run(64_000);
    await upkeep.removePublished();
    await run(2_000);
    await upkeep.removePublished();
    expect(answered.slice(-2)).toEqual(['claim', 'remove-published']);
  });
});
