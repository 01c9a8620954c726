import type { EventPublisher } from '@pruefer/platform';
import { createCheckBatch, createRecordedBatch } from '../batch/batch.fixture.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';
import type { AnsweredEvents } from './answered-events.js';
import type { OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { PublishedMarks } from './published-marks.js';
import { Relay } from './relay.js';

const createId = (n: number) => `019a9f00-0000-7000-8000-0000abcde00${n}`;
const batchWith = (n: number, voided?: RecordedBatch['voided']): RecordedBatch => ({
  ...createRecordedBatch(createCheckBatch([{}], createId(n))),
  ...(voided && { voided }),
});

/** A relay with these unsent batches, and a Kafka that refuses some of them. */
function relayWith(left: RecordedBatch[][], refused: readonly string[] = [], availableChecks = Infinity) {
  const marks: [readonly string[], boolean][] = [];
  const sentIds: string[] = [];
  const upkeep: Partial<OutboxUpkeep> = {
    claim: () => Promise.resolve(left.shift() ?? []),
    mark: async (ids, voided) => void marks.push([ids, voided]),
  };
  const events: Partial<AnsweredEvents> = {
    send: async ({ id }) => {
      if (refused.includes(id)) throw new Error(`Kafka does not take ${id}`);
      sentIds.push(id);
    },
  };
  let connectionChecks = 0;
  const kafka = {
    get connected() {
      return connectionChecks++ < availableChecks;
    },
  } as EventPublisher;
  return { relay: new Relay(upkeep as OutboxUpkeep, events as AnsweredEvents, kafka), marks, sentIds, left };
}

describe('relay', () => {
  it('D1: continues until no batch is left', async () => {
    const { relay, marks } = relayWith([[batchWith(1), batchWith(2)], [batchWith(3)]]);
    await relay.run();
    expect(marks).toEqual([
      [[createId(1), createId(2)], false],
      [[createId(3)], false],
    ]);
  });

  it('D1: marks only what Kafka has accepted, and fails for the rest', async () => {
    const { relay, marks, sentIds } = relayWith([[batchWith(1), batchWith(2), batchWith(3)]], [createId(2)]);
    await expect(relay.run()).rejects.toThrow(`Kafka does not take ${createId(2)}`);
    expect([sentIds, marks]).toEqual([[createId(1), createId(3)], [[[createId(1), createId(3)], false]]]);
  });

  it('stops claiming after a batch that Kafka refuses', async () => {
    const { relay, left } = relayWith([[batchWith(1)], [batchWith(2)]], [createId(1)]);
    await expect(relay.run()).rejects.toThrow();
    expect(left).toHaveLength(1);
  });

  it('C10: marks a voided batch separately: the mark of its earlier events must not hide it', async () => {
    const { relay, marks } = relayWith([[batchWith(1), batchWith(2, { keptPlaces: [] })]]);
    await relay.run();
    expect(marks).toEqual([
      [[createId(1)], false],
      [[createId(2)], true],
    ]);
  });

  it('claims no batch while Kafka is unavailable', async () => {
    for (const [connectionChecks, claimed] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const { relay, sentIds } = relayWith([[batchWith(1)], [batchWith(2)]], [], connectionChecks);
      await relay.run();
      expect(sentIds).toHaveLength(claimed);
    }
  });
});

describe('pending marks', () => {
  function marksWith(answers: (Error | undefined)[]) {
    const markCalls: (readonly string[])[] = [];
    const mark: OutboxUpkeep['mark'] = async (ids) => {
      markCalls.push(ids);
      const answer = answers.shift();
      if (answer) throw answer;
    };
    return { marks: new PublishedMarks({ mark } as OutboxUpkeep), markCalls };
  }

  it('are written once, without a statement when there are none', async () => {
    const { marks, markCalls } = marksWith([]);
    await marks.flush();
    marks.add('a');
    await marks.flush();
    await marks.flush();
    expect(markCalls).toEqual([['a']]);
  });

  it('D1: are kept on failure, in front of later ones', async () => {
    const { marks, markCalls } = marksWith([new Error('away')]);
    marks.add('a');
    const flushing = marks.flush();
    marks.add('b');
    await expect(flushing).rejects.toThrow('away');
    await marks.flush();
    expect(markCalls).toEqual([['a'], ['a', 'b']]);
  });

  it('D4: are limited to 10,000 while the database is away', async () => {
    const { marks, markCalls } = marksWith([new Error('away')]);
    for (let n = 0; n < 10_050; n++) marks.add(`${n}`);
    const flushing = marks.flush();
    for (let n = 0; n < 50; n++) marks.add('meanwhile');
    await expect(flushing).rejects.toThrow('away');
    await marks.flush();
    expect(markCalls.map((ids) => ids.length)).toEqual([10_000, 10_000]);
    expect(markCalls[1]).not.toContain('meanwhile');
  });
});
