import { MAX_BATCH_SIZE } from '@pruefer/contracts';
import { rounds, until } from '@pruefer/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { settledAccounts } from '../system/books.js';
import { createIbanCsv, FileCustomer } from '../system/file-jobs.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const ROWS = 30_000;
const FROZEN_MS = 5_000;
/** A lost process keeps its jobs for 15 s, and all parts may have to start again. */
const END_TIMEOUT_MS = 180_000;
const parts = ['worker', 'validation-1', 'validation-2', 'postgres', 'kafka', 'redis', 'log', 'keys'];

/** Checks a file. @param happens when its first rows are checked @returns its result and what was charged and logged */
async function runWith(happens: () => Promise<void>) {
  await system.recovered();
  const files = await FileCustomer.withQuota(system, ROWS);
  const { id } = await files.send(createIbanCsv(ROWS));
  await files.start(id);
  await until('rows are checked', async () => (await files.call('GET', `/${id}`)).body.done > 0, 30_000, 20);
  await happens();
  const job = await files.settled(id, END_TIMEOUT_MS);
  await system.recovered();
  const [account] = await settledAccounts(system, [files.key]);
  return { state: job.state, done: job.done, counts: job.counts, account, result: await files.download(id) };
}

describe('a file whose rows are being checked', () => {
  let undisturbed: Awaited<ReturnType<typeof runWith>>;

  beforeAll(async () => {
    undisturbed = await runWith(() => Promise.resolve());
    expect(undisturbed).toMatchObject({ state: 'succeeded', done: ROWS, account: { used: ROWS, logged: ROWS } });
  }, 300_000);

  it.each(rounds(['worker'], parts.slice(1)))(
    'C15: kill -9 of %s: the result is the same, and each row is charged and logged once',
    async (part) => {
      expect(await runWith(() => Promise.resolve(system.signal(part, 'SIGKILL')))).toEqual(undisturbed);
    },
    300_000,
  );

  it.each(rounds(['postgres'], ['worker', 'validation-1', 'kafka']))(
    'C15: %s frozen for 5 s: the result is the same, and each row is charged and logged once',
    async (part) => {
      expect(await runWith(() => system.freeze([part], FROZEN_MS))).toEqual(undisturbed);
    },
    300_000,
  );

  it('C15: kill -9 of all parts at once: the result is the same, and each row is charged and logged once', async () => {
    const kill = async () => {
      for (const part of parts) system.signal(part, 'SIGKILL');
      await sleep(1_000);
    };
    expect(await runWith(kill)).toEqual(undisturbed);
  }, 300_000);

  it.each([
    ['cancelled', 'UPDATE jobs.file_job SET is_cancel_wanted = true WHERE id = $1'],
    [
      'failed',
      `UPDATE keys.key SET is_active = false WHERE contract_id = (SELECT contract_id FROM jobs.file_job WHERE id = $1)`,
    ],
  ])(
    'C15: %s after kill -9 of the worker between record and result: what was logged is charged and in the result',
    async (state, ending) => {
      await system.recovered();
      const files = await FileCustomer.withQuota(system, ROWS);
      const { id } = await files.send(createIbanCsv(ROWS));
      await files.start(id);
      await until('rows are checked', async () => (await files.call('GET', `/${id}`)).body.done > 0, 30_000, 20);
      const stored = await killWorkerWithOpenChunks(id, ending);
      const job = async () =>
        (
          await system.rows<{ state: string; charged: number; lines: number }>(
            'SELECT state, charged, valid + invalid AS lines FROM jobs.file_job WHERE id = $1',
            [id],
          )
        )[0]!;
      await until('the job ends', async () => (await job()).state === state, END_TIMEOUT_MS, 200);
      await system.recovered();
      const { charged, lines } = await job();
      expect(charged).toBeGreaterThanOrEqual(stored + 2 * MAX_BATCH_SIZE);
      expect([charged, await settledAccounts(system, [files.key])]).toEqual([lines, [{ used: lines, logged: lines }]]);
    },
    300_000,
  );
});

/** Lets two chunks be recorded whose results cannot be stored. @param ending statement that ends the job @returns the rows stored before */
async function killWorkerWithOpenChunks(id: string, ending: string): Promise<number> {
  const client = await system.database.connect();
  try {
    await client.query('BEGIN');
    const lock = 'SELECT done FROM jobs.file_job WHERE id = $1 FOR UPDATE';
    const { done } = (await client.query<{ done: number }>(lock, [id])).rows[0]!;
    const logged = 'SELECT count(*)::int AS rows FROM logs.requests WHERE request_id = $1';
    const isRecorded = async () =>
      (await system.rows<{ rows: number }>(logged, [id]))[0]!.rows >= done + 2 * MAX_BATCH_SIZE;
    await until('two more chunks are recorded', isRecorded, 30_000, 100);
    system.signal('worker', 'SIGKILL');
    await client.query(ending, [id]);
    await client.query('COMMIT');
    return done;
  } finally {
    client.release(true);
  }
}
