import { answerOnce } from './answer-once.js';
import type { IdempotentCall } from './idempotent-call.js';

interface Booking {
  readonly booking: number;
  readonly secret?: string;
}

/** A transaction on a table of given answers, as far as its statements matter here; nothing of it lasts without a commit. */
function database() {
  const kept = new Map<string, { fingerprint: Buffer; answer: unknown }>();
  const locked = new Set<string>();
  const statements: string[] = [];
  const query = async (sql: string, values: unknown[] = []): Promise<unknown> => {
    const [verb = ''] = sql.trim().split(' ');
    statements.push(verb);
    if (sql.includes('advisory')) return [{ reserved: !locked.has(String(values[0])) }];
    const key = `${String(values[0])} ${String(values[1])}`;
    if (verb === 'SELECT') return kept.has(key) ? [kept.get(key)] : [];
    if (verb === 'INSERT')
      kept.set(key, { fingerprint: values[2] as Buffer, answer: JSON.parse(String(values[3])) as unknown });
    return [];
  };
  return {
    transaction: { query: query as <Rows>(sql: string, values?: unknown[]) => Promise<Rows> },
    locked,
    statements,
  };
}

describe('a call with an Idempotency-Key', () => {
  let bookings: number;
  let replayed: number;
  const book = async (): Promise<Booking> => ({ booking: ++bookings, secret: 'shown once' });
  const callOf = (fields: Partial<IdempotentCall> = {}): IdempotentCall => ({
    caller: 'anna',
    key: 'order-7',
    fingerprint: Buffer.from('POST /top-up 100'),
    markReplayed: () => replayed++,
    ...fields,
  });
  beforeEach(() => ([bookings, replayed] = [0, 0]));

  it('A6: is done once; a repeat gets the answer without its secret, and is marked as a repeat', async () => {
    const { transaction } = database();
    const withoutSecret = ({ booking }: Booking) => ({ booking });
    const first = await answerOnce(transaction, 'keys', callOf(), book, withoutSecret);
    expect([first, replayed]).toEqual([{ booking: 1, secret: 'shown once' }, 0]);
    expect(await answerOnce(transaction, 'keys', callOf(), book, withoutSecret)).toEqual({ booking: 1 });
    expect([bookings, replayed]).toEqual([1, 1]);
  });

  it('is done again for another caller and under another key', async () => {
    const { transaction } = database();
    for (const call of [callOf(), callOf({ caller: 'ben' }), callOf({ key: 'order-8' })])
      await answerOnce(transaction, 'keys', call, book);
    expect(bookings).toBe(3);
  });

  it('is refused for another request under a key that is used up', async () => {
    const { transaction } = database();
    await answerOnce(transaction, 'keys', callOf(), book);
    const other = callOf({ fingerprint: Buffer.from('POST /top-up 900') });
    await expect(answerOnce(transaction, 'keys', other, book)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect([bookings, replayed]).toEqual([1, 0]);
  });

  it('is refused while the first is under way, in this service alone', async () => {
    const { transaction, locked } = database();
    locked.add('keys anna order-7');
    await expect(answerOnce(transaction, 'keys', callOf(), book)).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    });
    expect(bookings).toBe(0);
    await answerOnce(transaction, 'auth', callOf(), book);
    expect(bookings).toBe(1);
  });

  it('D6: that fails keeps nothing: the next one does it', async () => {
    const { transaction } = database();
    const failing = () => Promise.reject(new Error('no such key'));
    await expect(answerOnce(transaction, 'keys', callOf(), failing)).rejects.toThrow('no such key');
    expect(await answerOnce(transaction, 'keys', callOf(), book)).toMatchObject({ booking: 1 });
  });

  it('costs nothing where no key came', async () => {
    const { transaction, statements } = database();
    await answerOnce(transaction, 'keys', undefined, book);
    await answerOnce(transaction, 'keys', undefined, book);
    expect([bookings, statements]).toEqual([2, []]);
  });
});
