import { Problem } from '@pruefer/contracts';
import { DatabaseError } from 'pg';
import { createCheckBatch, createGrant, createRecordedBatch, keyHash, withRepeats } from '../batch/batch.fixture.js';
import type { StoredAnswer } from '../batch/stored-answer.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';
import type { AnsweredEvents } from '../publishing/answered-events.js';
import type { Backlog } from './backlog.js';
import { type BatchEntry, BatchRecorder } from './batch-recorder.js';
import { Breaker } from './breaker.js';
import type { IdempotentChecks } from './idempotent-checks.js';
import type { Outbox, StoredBatch } from '../outbox/outbox.js';
import { OutcomeUnknown } from './outcome-unknown.js';

const keyed = createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [createGrant({ granted: 2 })]);
const free = createRecordedBatch(createCheckBatch([{}]));
const now = 1_763_683_200_500;
const timeoutError = new Error('Query read timeout');
const cut = new Error('Connection terminated unexpectedly');
const sqlError = (code: string) => Object.assign(new DatabaseError('', 1, 'error'), { code });

function createEntry(kind: BatchEntry['kind'], batch: RecordedBatch = kind === 'public' ? free : keyed): BatchEntry {
  return { kind, batch, callers: [], requests: [] };
}

/** Results of the database and of Kafka. */
interface Answers {
  readonly inserted?: RecordedBatch | Error;
  readonly found?: RecordedBatch | Error | undefined;
  readonly storedAnswers?: Map<number, StoredAnswer> | Error;
  readonly sent?: Error;
  readonly isFull?: boolean;
  readonly isOpen?: boolean;
}

/** A recorder with stubbed results of the database, and the calls that it made. */
function recorderWith({ inserted = keyed, found, storedAnswers = new Map(), sent, isFull = false, isOpen }: Answers) {
  const calls: string[] = [];
  const answer = async <T>(name: string, value: T | Error): Promise<T> => {
    calls.push(name);
    if (value instanceof Error) throw value;
    return value;
  };
  const toStoredBatch = (batch: RecordedBatch | Error) => (batch instanceof Error ? batch : { batch, now });
  const outbox = {
    insert: () => answer<StoredBatch>('insert', toStoredBatch(inserted)),
    insertCharged: () => answer<StoredBatch>('charge', toStoredBatch(inserted)),
    find: () => answer<StoredBatch | undefined>('find', found && toStoredBatch(found)),
  };
  const idempotent = {
    insertCharged: () => answer<StoredBatch>('charge once', toStoredBatch(inserted)),
    storedAnswers: () => answer('given', storedAnswers),
  };
  const breaker = new Breaker({ probe: () => Promise.reject(cut), probeEveryMs: 60_000 });
  if (isOpen) breaker.open();
  const recorder = new BatchRecorder(
    outbox as Partial<Outbox> as Outbox,
    idempotent as Partial<IdempotentChecks> as IdempotentChecks,
    breaker,
    { isFull } as Backlog,
    { send: () => answer('send', sent ?? undefined) } as Partial<AnsweredEvents> as AnsweredEvents,
  );
  return { recorder, breaker, calls };
}

/** How an unrecorded batch ends: with or without certainty. */
async function catchRefusal(recorder: BatchRecorder, entry: BatchEntry): Promise<'not charged' | 'unknown' | Error> {
  const error = await recorder.chargeAndRecord(entry).then(
    () => new Error('recorded'),
    (thrown: Error) => thrown,
  );
  if (error instanceof OutcomeUnknown) return 'unknown';
  return error instanceof Problem && error.code === 'unavailable' ? 'not charged' : error;
}

describe('recorded batch', () => {
  it.each([
    ['public', 'insert'],
    ['keyed', 'charge'],
    ['idempotent', 'charge once'],
  ] as const)('C2: %s: by its own statement', async (kind, statement) => {
    const batch = kind === 'public' ? free : keyed;
    const { recorder, calls } = recorderWith({ inserted: batch });
    expect(await recorder.chargeAndRecord(createEntry(kind))).toEqual({
      batch,
      now,
      storedAnswers: new Map(),
      toPublish: true,
    });
    expect(calls).toEqual([statement]);
  });

  it('is published when it has new checks, and not otherwise', async () => {
    const answer = new Map([[1, { isSameRequest: true } as StoredAnswer]]);
    const one = recorderWith({ inserted: withRepeats(keyed, 1), storedAnswers: answer });
    expect(await one.recorder.chargeAndRecord(createEntry('idempotent'))).toMatchObject({
      storedAnswers: answer,
      toPublish: true,
    });
    const all = recorderWith({ inserted: withRepeats(keyed, 0, 1), storedAnswers: answer });
    expect(await all.recorder.chargeAndRecord(createEntry('idempotent'))).toMatchObject({ toPublish: false });
  });

  it('C10: may be charged without an answer when the answers of its repeats cannot be read', async () => {
    const { recorder } = recorderWith({ inserted: withRepeats(keyed, 1), storedAnswers: cut });
    expect(await catchRefusal(recorder, createEntry('idempotent'))).toBe('unknown');
  });
});

describe('batch with an id that is already recorded', () => {
  it('C2: gets the first result; it is neither charged nor published again', async () => {
    const first = createRecordedBatch(createCheckBatch([{ keyHash }, { keyHash }]), [createGrant({ granted: 1 })]);
    const { recorder, calls } = recorderWith({ inserted: sqlError('23505'), found: first });
    expect(await recorder.chargeAndRecord(createEntry('keyed'))).toMatchObject({ batch: first, toPublish: false });
    expect(calls).toEqual(['charge', 'find']);
  });

  it.each([
    ['was voided or its row was removed', undefined],
    ['cannot be read', cut],
  ])('C10: gets no verdict when it %s', async (_, found) => {
    const { recorder } = recorderWith({ inserted: sqlError('23505'), found });
    expect(await catchRefusal(recorder, createEntry('keyed'))).toBe('unknown');
  });
});

describe('keyed batch that the database does not record', () => {
  it.each([
    ['PX410', 'it is too old', 'not charged'],
    ['55P03', 'it waited for a lock', 'not charged'],
    ['57P01', 'the server is being stopped', 'unknown'],
  ])('C10: %s, because %s: %s', async (code, _, ending) => {
    const { recorder, calls } = recorderWith({ inserted: sqlError(code) });
    expect(await catchRefusal(recorder, createEntry('keyed'))).toBe(ending);
    expect(calls).toEqual(['charge']);
  });

  it.each(['keyed', 'idempotent'] as const)(
    'C8: is never only sent to Kafka, where nothing charges it: %s',
    async (kind) => {
      for (const inserted of [timeoutError, cut]) {
        const { recorder, calls } = recorderWith({ inserted });
        expect(await catchRefusal(recorder, createEntry(kind))).toBe('unknown');
        expect(calls).not.toContain('send');
      }
    },
  );

  it('is logged as an internal error when it is one', async () => {
    const { recorder } = recorderWith({ inserted: sqlError('42P01') });
    expect(await catchRefusal(recorder, createEntry('keyed'))).toMatchObject({ code: '42P01' });
  });
});

describe('while the database is away', () => {
  it('C10: a keyed batch is certainly not charged: the database gets no statement', async () => {
    const { recorder, calls } = recorderWith({ isOpen: true });
    expect(await catchRefusal(recorder, createEntry('keyed'))).toBe('not charged');
    expect(calls).toEqual([]);
  });

  it.each([{ isOpen: true }, { inserted: timeoutError }, { inserted: cut }])(
    'D1: a public batch is in Kafka before it is answered: %j',
    async (answers) => {
      const { recorder, calls } = recorderWith(answers);
      const recorded = await recorder.chargeAndRecord(createEntry('public'));
      expect(recorded).toEqual({ batch: free, now: null, storedAnswers: new Map(), toPublish: false });
      expect(calls.at(-1)).toBe('send');
    },
  );

  it('D1: a public batch that Kafka refuses as well is refused', async () => {
    const { recorder } = recorderWith({ isOpen: true, sent: new Error('no broker') });
    expect(await catchRefusal(recorder, createEntry('public'))).toBe('not charged');
  });

  it('the breaker opens immediately without a connection, after two timeouts, and not for a single batch', async () => {
    for (const [inserted, isOpen] of [
      [cut, [true, true]],
      [timeoutError, [false, true]],
      [sqlError('55P03'), [false, false]],
    ] as const) {
      const { recorder, breaker } = recorderWith({ inserted });
      const openStates: boolean[] = [];
      while (openStates.length < isOpen.length) {
        await catchRefusal(recorder, createEntry('keyed'));
        openStates.push(breaker.isOpen);
      }
      expect(openStates).toEqual(isOpen);
      breaker.stop();
    }
  });
});

it.each(['public', 'keyed', 'idempotent'] as const)('D4: refuses checks that cannot be stored: %s', async (kind) => {
  const { recorder, calls } = recorderWith({ isFull: true });
  expect(await catchRefusal(recorder, createEntry(kind))).toBe('not charged');
  expect(calls).toEqual([]);
});
