import { randomUUID } from 'node:crypto';
import { type Job, type JobChanged, JobChangedV1, MAX_JOB_LINES, Problem } from '@pruefer/contracts';
import { FollowedEvents, suiteFixture, until } from '@pruefer/testkit';
import type { QueryRunner } from 'typeorm';
import { NameOffsiteFailure1796500000000 } from '../src/migrations/1796500000000-name-offsite-failure.js';
import { FollowJob } from '../src/jobs/requests/follow-job.js';
import { JobRepository } from '../src/jobs/table/job.repository.js';
import {
  createCleanupResult,
  fromBrowser,
  held,
  jobsEnvironment,
  type JobsWorker,
  untilStopped,
} from './support/jobs-environment.js';

/** No wait takes as long, unless something is wrong. */
const IN_TIME_MS = 60_000;

const site = suiteFixture(jobsEnvironment, (site) => site.close());
let worker: JobsWorker;

beforeAll(async () => (worker = await site.start()));

beforeEach(() => worker.reset());

const start = (kind: Job['kind'] = 'log-cleanup', data = {}) => worker.jobs.start(kind, data, fromBrowser);

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Problem,
  );

describe('D6: of what may not run side by side', () => {
  it('one of 20 that begin at once does, and the others name it', async () => {
    const { letGo } = held(worker.cleanup);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => start()));
    const [started, ...more] = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(more).toEqual([]);
    const refused = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason as Problem] : []));
    expect(refused).toHaveLength(19);
    for (const { code, details } of refused)
      expect([code, details.current]).toMatchObject(['job_running', { id: started!.id }]);
    letGo();
    expect(await worker.jobs.waitForEnd(started!.id, IN_TIME_MS)).toMatchObject({
      state: 'done',
      result: createCleanupResult(3),
    });
    expect(worker.cleanup.runs).toHaveLength(1);
  });

  it('a restore waits for no backup, and a cleanup for neither', async () => {
    const { letGo } = held(worker.backup);
    const backup = await start('backup');
    expect(await refusal(start('restore'))).toMatchObject({
      code: 'job_running',
      details: { current: { id: backup.id } },
    });
    const cleanup = await start();
    expect(await worker.jobs.waitForEnd(cleanup.id, IN_TIME_MS)).toMatchObject({ state: 'done' });
    letGo();
    await site.is(backup.id, 'done');
  });
});

describe('a run', () => {
  it('shows its step, keeps its last 200 lines, and publishes its states', async () => {
    const { KAFKA_BROKERS = '', KAFKA_TOPIC_PREFIX = '' } = site.environment;
    const followed = new FollowedEvents<JobChanged>(JobChangedV1, { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX });
    await followed.follow();
    let letGo = (): void => undefined;
    worker.cleanup.script = async (run) => {
      run.step('Zeilen zählen', 300);
      for (let done = 1; done <= 300; done += 1) {
        run.progress(done);
        run.line(`Zeile ${done}`);
      }
      await new Promise<void>((resolve) => (letGo = resolve));
      return createCleanupResult(300);
    };
    const { id } = await start();
    const progress = { step: 'Zeilen zählen', done: 300, total: 300 };
    await until('progress', async () => {
      const { body } = await site.call(worker, `GET jobs/${id}`);
      return body.progress?.done === 300;
    });
    const { body } = await site.call(worker, `GET jobs/${id}`);
    expect(body).toMatchObject({ state: 'running', startedBy: 'anna', origin: 'staff', attempts: 1, progress });
    expect(body.lines).toHaveLength(MAX_JOB_LINES);
    expect([body.lines?.[0]?.text, body.lines?.at(-1)?.text]).toEqual(['Zeile 101', 'Zeile 300']);
    letGo();
    await site.is(id, 'done');
    const states = () => followed.events.filter(({ job }) => job.id === id).map(({ job }) => job.state);
    await until('the end is published', () => states().includes('done'), 20_000);
    // Waiting, taken, reported, ended: not one for each of 600 words.
    expect(states().length).toBeLessThan(20);
    await followed.stop();
  });

  it('ends when it takes longer than its handler says, and frees its lane', async () => {
    worker.cleanup.timeoutMs = 200;
    worker.cleanup.script = untilStopped;
    const { id } = await start();
    expect(await site.is(id, 'failed')).toMatchObject({
      failure: 'Der Auftrag dauerte länger als eine Sekunde und wurde beendet.',
    });
    worker.cleanup.script = async () => createCleanupResult(1);
    expect(await worker.jobs.waitForEnd((await start()).id, IN_TIME_MS)).toMatchObject({ state: 'done' });
  });

  it('fails with the sentence and the code of its problem, and without any word of an error', async () => {
    worker.cleanup.script = () => Promise.reject(new Problem('backup_unreadable'));
    const known = await start();
    expect(await refusal(worker.jobs.waitForEnd(known.id, IN_TIME_MS))).toMatchObject({
      code: 'backup_unreadable',
      details: { current: { id: known.id, state: 'failed', failureCode: 'backup_unreadable' } },
    });
    worker.cleanup.script = () => Promise.reject(new Error('password=geheim'));
    const unknown = await start();
    expect(await refusal(worker.jobs.waitForEnd(unknown.id, IN_TIME_MS))).toMatchObject({ code: 'job_failed' });
    expect((await site.row(unknown.id)).failure).toBe(
      'Unerwarteter Fehler. Den Grund nennt das Log des Dienstes „worker“.',
    );
  });

  it('that meets an unavailable server is made three times, then the job has failed', async () => {
    worker.cleanup.script = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const { id } = await start();
    for (const attempts of [1, 2]) {
      await until(
        'given back',
        async () => (await site.row(id)).state === 'waiting' && (await site.row(id)).attempts === attempts,
      );
      await site.database.sql('UPDATE jobs.job SET due_at = now() WHERE id = $1', [id]);
      worker.wake();
    }
    expect(await site.is(id, 'failed')).toMatchObject({
      attempts: 3,
      failure: 'Der Auftrag wurde 3-mal unterbrochen und nicht zu Ende gebracht.',
    });
  });

  it('that was replaced hears so, and writes neither progress nor result', async () => {
    worker.cleanup.script = async (run) => {
      run.step('am Werk');
      await new Promise<void>((resolve) => run.signal.addEventListener('abort', () => resolve(), { once: true }));
      run.line('noch da');
      await expect(run.makeFinal()).rejects.toThrow('no longer');
      return createCleanupResult(99);
    };
    const { id } = await start();
    await until('it runs', async () => (await site.row(id)).state === 'running');
    // As if another process had taken it.
    await site.database.sql('UPDATE jobs.job SET attempts = attempts + 1, progress = NULL WHERE id = $1', [id]);
    await until('it has heard', () => worker.cleanup.runs[0]!.signal.aborted);
    await until('its lane is open', async () => {
      await site.database.sql(`UPDATE jobs.job SET alive_at = now() WHERE id = $1`, [id]);
      return worker.cleanup.runs.length === 1;
    });
    const { result, state } = await site.row(id);
    expect([state, result]).toEqual(['running', null]);
    expect(await site.database.sql('SELECT text FROM jobs.line WHERE job_id = $1', [id])).toEqual([]);
    await site.database.sql(`UPDATE jobs.job SET state = 'cancelled', ended_at = now() WHERE id = $1`, [id]);
  });

  it('continues when all its connections to PostgreSQL are cut', async () => {
    const { letGo } = held(worker.cleanup);
    const { id } = await start();
    await until('it runs', async () => (await site.row(id)).state === 'running');
    await site.database.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'jobs_service' AND datname = current_database()`,
    );
    letGo();
    expect(await site.is(id, 'done')).toMatchObject({ attempts: 1, result: createCleanupResult(3) });
  });
});

describe('a caller that waits for a job', () => {
  it('is answered when it takes longer, and the job continues', async () => {
    const { letGo } = held(worker.cleanup);
    const { id } = await start();
    const late = await refusal(worker.jobs.waitForEnd(id, 100));
    expect(late).toMatchObject({ code: 'job_unfinished', details: { current: { id } } });
    letGo();
    expect(await worker.jobs.waitForEnd(id, IN_TIME_MS)).toMatchObject({ state: 'done' });
  });

  // No worker here knows how to do a drill: to the command line all of them are gone.
  it.each([
    ['that a worker took which is gone', 1, 'waiting'],
    ['that nobody has begun, and it never begins', 0, 'cancelled'],
  ])('at the command line does not wait for ever for one %s', async (_what, attempts, state) => {
    const id = randomUUID();
    await site.database.sql(
      `INSERT INTO jobs.job (id, kind, lane, origin, data, last_attempt, attempts, due_at)
       VALUES ($1, 'restore-drill', 'everything', 'command-line', '{}', 3, $2, now() - interval '2 minutes')`,
      [id, attempts],
    );
    const follow = new FollowJob(worker.service.app.get(JobRepository));
    const text = expect.stringMatching(/^Seit 60 Sekunden arbeitet kein Worker an dem Auftrag\. /) as string;
    expect(await refusal(follow.run(id, () => undefined))).toMatchObject({ code: 'job_failed', details: { text } });
    expect(await site.row(id)).toMatchObject({ state });
    await site.database.sql('DELETE FROM jobs.job WHERE id = $1', [id]);
  });
});

it('D6: of each kind the newest 500 are kept', async () => {
  await site.database.sql(
    `INSERT INTO jobs.job (id, kind, lane, state, origin, data, last_attempt, created_at, ended_at)
     SELECT gen_random_uuid(), 'log-cleanup', 'log-cleanup', 'done', 'schedule', '{}', 3, now() - minutes * interval '1 minute', now()
     FROM generate_series(1, 600) AS minutes`,
  );
  const { id } = await start();
  await site.is(id, 'done');
  const count = async () => {
    const [row] = await site.database.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM jobs.job WHERE kind = 'log-cleanup'`,
    );
    return row!.n;
  };
  await until('forgotten', async () => (await count()) <= 501);
  expect(await site.row(id)).toBeDefined();
});

it('its figures are available to readers', async () => {
  const metrics = await (await fetch(`${worker.service.opsUrl}/metrics`)).text();
  expect(metrics).toMatch(/^jobs\{kind="log-cleanup",state="done"\} \d+$/m);
  expect(metrics).toMatch(/^job_last_success_timestamp_seconds\{kind="log-cleanup"\} 1\.?\d+/m);
  expect(metrics).toMatch(/^job_duration_seconds_count\{kind="log-cleanup",state="failed"\} \d+$/m);
});

it('its result from an earlier version still says why the offsite copy failed', async () => {
  const result = { backup: { fileName: 'a.sql', secondPlaceFailure: 'exit 1' } };
  const id = randomUUID();
  await site.database.sql(
    `INSERT INTO jobs.job (id, kind, lane, state, origin, data, last_attempt, created_at, ended_at, result)
     VALUES ($1, 'backup', 'backup', 'done', 'schedule', '{}', 3, now(), now(), $2)`,
    [id, result],
  );
  const queryRunner = { query: (sql: string) => site.database.sql(sql) } as unknown as QueryRunner;
  await new NameOffsiteFailure1796500000000().up(queryRunner);
  expect(await site.row(id)).toMatchObject({ result: { backup: { fileName: 'a.sql', offsiteFailure: 'exit 1' } } });
});
