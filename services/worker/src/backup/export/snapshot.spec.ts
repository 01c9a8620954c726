import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import type { Pool } from 'pg';
import { takeSnapshot } from './snapshot.js';

describe('a snapshot that reaches its time limit', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'snapshot-'))));
  afterEach(() => mock.restoreAll());
  afterAll(() => rm(folder, { recursive: true }));

  /** @param rows that arrive before the limit */
  function lateSnapshot(rows: readonly string[]): Promise<unknown> {
    const limit = new AbortController();
    mock.method(AbortSignal, 'timeout', () => limit.signal);
    const copy = async function* () {
      yield* rows.map((row) => Buffer.from(row));
      limit.abort();
      throw new Error('Connection terminated');
    };
    const query = (text: unknown) =>
      typeof text === 'string' ? Promise.resolve({ rows: [{ at: new Date() }] }) : copy();
    const pool = { connect: () => Promise.resolve({ query, release: () => undefined }) };
    return takeSnapshot(pool as unknown as Pool, folder);
  }

  it('names the reason when it has received rows, because a repetition would take as long', async () => {
    const reason = expect.stringContaining('Die Momentaufnahme dauert zu lange') as string;
    await expect(lateSnapshot(['1\n'])).rejects.toMatchObject({ code: 'job_failed', message: reason });
  });

  it('counts as an outage when PostgreSQL has sent nothing', async () => {
    await expect(lateSnapshot([])).rejects.toMatchObject({ code: 'unavailable' });
  });
});
