import { RequestRefusedV1 } from '@pruefer/contracts';
import { DatabaseError } from 'pg';
import { Registry } from 'prom-client';
import { newRefusal } from '../../e2e/support/sample-events.js';
import type { RecordBatch } from '../consuming/record-batch.js';
import type { DayStatus, LogDays } from '../partitions/log-days.js';
import { classifyStoreFailure, RecordRequests } from './record-requests.js';
import type { LogCommit, RequestRepository } from './request.repository.js';

const at = '2026-09-07T10:00:10.000Z';
const sqlError = (code: string) => Object.assign(new DatabaseError('an IBAN stands here', 1, 'error'), { code });
const badRow = sqlError('22003');

/** A batch of requests that differ by the number of their calls. */
function createBatch(counts: readonly number[], partition = 0): RecordBatch {
  const records = counts.map((count, index) => ({
    offset: String(index),
    value: Buffer.from(JSON.stringify(newRefusal({ at, count }))),
  }));
  return { event: RequestRefusedV1, topic: RequestRefusedV1.topic, clusterId: 'c', partition, records };
}

/** The content of a commit: rows by their count, dead letters by offset, and whether offsets advanced. */
interface Commit {
  readonly rows: readonly number[];
  readonly dead: readonly string[];
  readonly offsets: number;
}

/** A log that answers each attempt to store by `judge`, on days of this status. */
function logWith(judge: (counts: readonly number[], attempt: number) => Error | undefined, statuses: DayStatus[] = []) {
  const commits: Commit[] = [];
  const writers = new Set<number>();
  let [attempts, forgotten] = [0, 0];
  const store = async ({ writer, rows, deadLetters, batches }: LogCommit) => {
    const counts = rows.map(({ count }) => count);
    const error = judge(counts, attempts++);
    if (error) throw error;
    writers.add(writer);
    const dead = deadLetters.map(({ record, reason }) => `${record.offset}: ${reason}`);
    commits.push({ rows: counts, dead, offsets: batches.length });
  };
  const days: Partial<LogDays> = {
    readStatuses: async (asked) => {
      const status = statuses.shift() ?? 'open';
      return new Map([...asked].map((day) => [day, status]));
    },
    forget: () => void forgotten++,
  };
  const metrics = new Registry();
  const recorder = new RecordRequests(
    { store } as Partial<RequestRepository> as RequestRepository,
    days as LogDays,
    metrics,
  );
  const deadLetters = async () => (await metrics.getSingleMetric('kafka_dead_letters_total')!.get()).values[0]!.value;
  return { recorder, commits, writers, deadLetters, attempts: () => attempts, forgotten: () => forgotten };
}

describe('D2: events are stored by one commit with their offsets', () => {
  it('whatever the number of batches, by the writer of their lowest partition', async () => {
    const { recorder, commits, writers } = logWith(() => undefined);
    await recorder.run([createBatch([1, 2], 5), createBatch([3], 3)]);
    expect([commits, [...writers]]).toEqual([[{ rows: [1, 2, 3], dead: [], offsets: 2 }], [3]]);
  });

  it('an outage stores nothing, and starts no search for a bad row', async () => {
    for (const error of [new Error('Connection terminated unexpectedly'), sqlError('57P01'), sqlError('40P01')]) {
      const { recorder, commits, attempts } = logWith(() => error);
      await expect(recorder.run([createBatch([1, 2, 3, 4])])).rejects.toBe(error);
      expect([commits, attempts()]).toEqual([[], 1]);
    }
  });
});

describe('D3: a row that PostgreSQL refuses', () => {
  const refusesSeven = (counts: readonly number[]) => (counts.includes(7) ? badRow : undefined);

  it.each([[[7]], [[7, 1]], [[1, 2, 7, 3, 4]], [[1, 2, 3, 4, 5, 6, 7]], [[7, 1, 7]]])(
    'becomes a dead letter, all others are stored once, and offsets move behind all of them alone: %j',
    async (counts) => {
      const { recorder, commits, deadLetters } = logWith(refusesSeven);
      await recorder.run([createBatch(counts)]);
      const others = counts.filter((count) => count !== 7);
      expect(commits.flatMap(({ rows }) => rows)).toEqual(others);
      expect(commits.map(({ offsets }) => offsets)).toEqual([...commits.slice(1).map(() => 0), 1]);
      const places = counts.flatMap((count, index) => (count === 7 ? [`${index}: refused by PostgreSQL (22003)`] : []));
      expect(commits.flatMap(({ dead }) => dead)).toEqual(places);
      expect(await deadLetters()).toBe(places.length);
    },
  );

  it('takes nothing with it that was no event to begin with', async () => {
    const { recorder, commits } = logWith(refusesSeven);
    await recorder.run([createBatch([0, 1, 7])]);
    expect(commits.flatMap(({ dead }) => dead.map((letter) => letter[0])).toSorted()).toEqual(['0', '2']);
  });

  it('ends the search when it is no row: the fault would be looked for for ever', async () => {
    const { recorder, attempts } = logWith(() => badRow);
    await expect(recorder.run([createBatch([1, 2])])).rejects.toBe(badRow);
    expect(attempts()).toBeLessThan(6);
  });

  it('D2: an outage in the middle of the search leaves the offsets where they are', async () => {
    const away = sqlError('57P01');
    const { recorder, commits } = logWith((counts, attempt) => (attempt === 2 ? away : refusesSeven(counts)));
    await expect(recorder.run([createBatch([1, 2, 3, 7])])).rejects.toBe(away);
    expect(commits).toEqual([{ rows: [1, 2], dead: [], offsets: 0 }]);
  });
});

describe('days', () => {
  const partitionGone = sqlError('23514');

  it('whose partition another process has dropped are looked at again, once', async () => {
    const { recorder, commits, forgotten } = logWith((_, attempt) => (attempt === 0 ? partitionGone : undefined));
    await recorder.run([createBatch([1])]);
    expect([commits, forgotten()]).toEqual([[{ rows: [1], dead: [], offsets: 1 }], 1]);
    const always = logWith(() => partitionGone);
    await expect(always.recorder.run([createBatch([1])])).rejects.toBe(partitionGone);
    expect(always.attempts()).toBe(2);
  });

  it('D7: that were cleaned take nothing back: their events are dropped, without a dead letter', async () => {
    const { recorder, commits } = logWith(
      (_, attempt) => (attempt === 0 ? partitionGone : undefined),
      ['open', 'cleaned'],
    );
    await recorder.run([createBatch([1])]);
    expect(commits).toEqual([{ rows: [], dead: [], offsets: 1 }]);
  });
});

it.each([
  ['a missing partition', sqlError('23514'), 'days'],
  ['a value PostgreSQL cannot read', sqlError('22P02'), 'data'],
  ['a number out of range', sqlError('22003'), 'data'],
  ['a null where none may be', sqlError('23502'), 'data'],
  ['a stopping server', sqlError('57P01'), 'outage'],
  ['a missing table', sqlError('42P01'), 'outage'],
  ['a full disk', sqlError('53100'), 'outage'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'outage'],
  ['something else', 'text', 'outage'],
])('%s', (_, error, failure) => {
  expect(classifyStoreFailure(error)).toBe(failure);
});
