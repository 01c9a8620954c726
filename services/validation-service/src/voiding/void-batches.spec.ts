import type { VoidOutcome } from '@pruefer/contracts';
import { DatabaseError, type Pool, type QueryConfig } from 'pg';
import { VoidBatches } from './void-batches.js';

const lockTimeout = Object.assign(new DatabaseError('', 1, 'error'), { code: '55P03' });
const away = new Error('Connection terminated unexpectedly');

/** Voids a, b and c with these results of the database, one after the other. */
async function voided(...outcomes: (VoidOutcome | Error)[]) {
  const voidedIds: string[] = [];
  const query = async ({ values }: QueryConfig<[id: string]>) => {
    const outcome = outcomes[voidedIds.push(values![0]) - 1]!;
    if (outcome instanceof Error) throw outcome;
    return { rows: [{ outcome }] };
  };
  const run = new VoidBatches({ query } as unknown as Pool).run(['a', 'b', 'c']);
  return { ...(await run), voidedIds };
}

describe('C10: batches that ended without an answer', () => {
  it('are reported as settled when the database is lost afterwards; it gets no further statement', async () => {
    expect(await voided('refunded', away, 'refunded')).toEqual({
      batches: [{ id: 'a', outcome: 'refunded' }],
      voidedIds: ['a', 'b'],
    });
  });

  it('are left to another replica when none is settled and the database is away', async () => {
    await expect(voided(away)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(voided(lockTimeout, away)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
