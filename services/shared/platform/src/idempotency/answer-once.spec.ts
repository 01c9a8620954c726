import { answerOnce } from './answer-once.js';

/** A transaction beside another one in which keys-service is answering the call. */
const query = async (sql: string, [lock]: unknown[] = []): Promise<unknown> =>
  sql.includes('advisory') ? [{ reserved: lock !== 'keys anna order-7' }] : [];
const call = {
  caller: 'anna',
  key: 'order-7',
  fingerprint: Buffer.from('POST /top-up 100'),
  markReplayed: () => undefined,
};

it('a call with an Idempotency-Key is refused while the first is under way, in this service alone', async () => {
  const transaction = { query: query as <Rows>(sql: string, values?: unknown[]) => Promise<Rows> };
  const answer = (schema: 'keys' | 'auth') => answerOnce(transaction, schema, call, async () => ({ booking: 1 }));
  await expect(answer('keys')).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  expect(await answer('auth')).toEqual({ booking: 1 });
});
