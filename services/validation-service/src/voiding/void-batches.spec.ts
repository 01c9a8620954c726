import type { VoidOutcome } from '@pruefer/contracts';
import { DatabaseError } from 'pg';
import type { OutboxUpkeep } from '../publishing/outbox-upkeep.js';
import { VoidBatches } from './void-batches.js';

const held = Object.assign(new DatabaseError('', 1, 'error'), { code: '55P03' });
const away = new Error('Connection terminated unexpectedly');

/** Voids a, b and c where the database answers like this, one after the other. */
async function voided(...answers: (VoidOutcome | Error)[]) {
  const asked: string[] = [];
  const voidBatch: OutboxUpkeep['voidBatch'] = async (id) => {
    const answer = answers[asked.push(id) - 1]!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const run = new VoidBatches({ voidBatch } as OutboxUpkeep).run(['a', 'b', 'c']);
  return { ...(await run), asked };
}

describe('C10: batches that ended without an answer', () => {
  it('are settled each by itself, whatever became of them', async () => {
    expect((await voided('refunded', 'uncharged', 'unknown')).batches).toEqual([
      { id: 'a', outcome: 'refunded' },
      { id: 'b', outcome: 'uncharged' },
      { id: 'c', outcome: 'unknown' },
    ]);
  });

  it('do not wait for one whose contract is held: it is asked for again', async () => {
    expect((await voided(held, 'refunded', held)).batches).toEqual([{ id: 'b', outcome: 'refunded' }]);
    expect((await voided(held, held, held)).batches).toEqual([]);
  });

  it('are told of when they are settled, though the database went away behind them: nobody asks it for the rest', async () => {
    expect(await voided('refunded', away, 'refunded')).toEqual({
      batches: [{ id: 'a', outcome: 'refunded' }],
      asked: ['a', 'b'],
    });
  });

  it('are asked for at another replica when none is settled and the database is away', async () => {
    await expect(voided(away)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(voided(held, away)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
