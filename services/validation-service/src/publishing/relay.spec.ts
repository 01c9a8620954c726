import type { EventPublisher } from '@pruefer/platform';
import { batchOf, recordedOf } from '../batch/batch.fixture.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';
import type { AnsweredEvents } from './answered-events.js';
import type { OutboxUpkeep } from './outbox-upkeep.js';
import { PublishedMarks } from './published-marks.js';
import { Relay } from './relay.js';

const idOf = (n: number) => `019a9f00-0000-7000-8000-0000abcde00${n}`;
const batchWith = (n: number, voided?: RecordedBatch['voided']): RecordedBatch => ({
  ...recordedOf(batchOf([{}], idOf(n))),
  ...(voided && { voided }),
});

/** A relay that finds these batches left over, and a Kafka that takes all but some of them. */
function relayWith(left: RecordedBatch[][], refused: readonly string[] = [], lookedAt = Infinity) {
  const marks: [readonly string[], boolean][] = [];
  const sent: string[] = [];
  const upkeep: Partial<OutboxUpkeep> = {
    claim: () => Promise.resolve(left.shift() ?? []),
    mark: async (ids, voided) => void marks.push([ids, voided]),
  };
  const events: Partial<AnsweredEvents> = {
    send: async ({ id }) => {
      if (refused.includes(id)) throw new Error(`Kafka does not take ${id}`);
      sent.push(id);
    },
  };
  let looks = 0;
  const kafka = {
    get connected() {
      return looks++ < lookedAt;
    },
  } as EventPublisher;
  return { relay: new Relay(upkeep as OutboxUpkeep, events as AnsweredEvents, kafka), marks, sent, left };
}

describe('the relay', () => {
  it('D1: goes on until nothing is left', async () => {
    const { relay, marks } = relayWith([[batchWith(1), batchWith(2)], [batchWith(3)]]);
    await relay.run();
    expect(marks).toEqual([
      [[idOf(1), idOf(2)], false],
      [[idOf(3)], false],
    ]);
  });

  it('D1: marks what Kafka has taken, never what it has not, and says that something is left', async () => {
    const { relay, marks, sent } = relayWith([[batchWith(1), batchWith(2), batchWith(3)]], [idOf(2)]);
    await expect(relay.run()).rejects.toThrow(`Kafka does not take ${idOf(2)}`);
    expect([sent, marks]).toEqual([[idOf(1), idOf(3)], [[[idOf(1), idOf(3)], false]]]);
  });

  it('claims no more behind a batch that Kafka does not take', async () => {
    const { relay, left } = relayWith([[batchWith(1)], [batchWith(2)]], [idOf(1)]);
    await expect(relay.run()).rejects.toThrow();
    expect(left).toHaveLength(1);
  });

  it('C10: marks a batch that was voided apart: a mark for what was sent before must not hide it', async () => {
    const { relay, marks } = relayWith([[batchWith(1), batchWith(2, { keptPlaces: [] })]]);
    await relay.run();
    expect(marks).toEqual([
      [[idOf(1)], false],
      [[idOf(2)], true],
    ]);
  });

  it('claims nothing that it could not send: Kafka is away, or goes away meanwhile', async () => {
    for (const [looks, claimed] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const { relay, sent } = relayWith([[batchWith(1)], [batchWith(2)]], [], looks);
      await relay.run();
      expect(sent).toHaveLength(claimed);
    }
  });
});

describe('marks that wait to be written', () => {
  function marksWith(answers: (Error | undefined)[]) {
    const written: (readonly string[])[] = [];
    const mark: OutboxUpkeep['mark'] = async (ids) => {
      written.push(ids);
      const answer = answers.shift();
      if (answer) throw answer;
    };
    return { marks: new PublishedMarks({ mark } as OutboxUpkeep), written };
  }

  it('are written once, and nothing is asked of the database without any', async () => {
    const { marks, written } = marksWith([]);
    await marks.flush();
    marks.add('a');
    await marks.flush();
    await marks.flush();
    expect(written).toEqual([['a']]);
  });

  it('D1: are kept when that fails, with those that came meanwhile behind them', async () => {
    const { marks, written } = marksWith([new Error('away')]);
    marks.add('a');
    const flushing = marks.flush();
    marks.add('b');
    await expect(flushing).rejects.toThrow('away');
    await marks.flush();
    expect(written).toEqual([['a'], ['a', 'b']]);
  });

  it('D4: are 10,000 at most, however long the database is away', async () => {
    const { marks, written } = marksWith([new Error('away')]);
    for (let n = 0; n < 10_050; n++) marks.add(`${n}`);
    const flushing = marks.flush();
    for (let n = 0; n < 50; n++) marks.add('meanwhile');
    await expect(flushing).rejects.toThrow('away');
    await marks.flush();
    expect(written.map((ids) => ids.length)).toEqual([10_000, 10_000]);
    expect(written[1]).not.toContain('meanwhile');
  });
});
