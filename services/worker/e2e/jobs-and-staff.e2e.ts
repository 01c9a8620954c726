import { type Job, Problem } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import {
  createCleanupResult,
  fromBrowser,
  held,
  jobsEnvironment,
  type JobsWorker,
  untilStopped,
} from './support/jobs-environment.js';

const site = suiteFixture(jobsEnvironment, (site) => site.close());
let worker: JobsWorker;

beforeAll(async () => (worker = await site.start()));

beforeEach(() => worker.reset());

const start = (kind: Job['kind'] = 'log-cleanup', data = {}) => worker.jobs.start(kind, data, fromBrowser);

describe('staff', () => {
  it('D8: cancels what runs, which leaves an audit row', async () => {
    worker.cleanup.script = untilStopped;
    const { id } = await start();
    await until('it runs', async () => (await site.row(id)).state === 'running');
    expect((await site.call(worker, `POST jobs/${id}/cancel`)).body).toMatchObject({ id, isCancellable: false });
    expect(await site.is(id, 'cancelled')).toMatchObject({ failure: 'Der Auftrag wurde abgebrochen.' });
    expect(await audited(id)).toEqual([{ action: 'job.cancelled', actor: 'anna', target_name: 'Log-Bereinigung' }]);
  });

  it('cancels what waits, at once', async () => {
    const id = '3c1c2f52-54a5-4a0f-8a44-0d4a1a0f3c11';
    await site.database.sql(
      `INSERT INTO jobs.job (id, kind, lane, origin, data, last_attempt, due_at)
       VALUES ($1, 'log-cleanup', 'log-cleanup', 'schedule', '{}', 3, now() + interval '1 hour')`,
      [id],
    );
    expect(await site.call(worker, `POST jobs/${id}/cancel`)).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
  });

  it('cannot cancel a job that has begun its last step, nor one that has ended', async () => {
    let letGo = (): void => undefined;
    worker.cleanup.script = async (run) => {
      await run.makeFinal();
      await new Promise<void>((resolve) => (letGo = resolve));
      return createCleanupResult(5);
    };
    const { id } = await start();
    await until('its last step', async () => (await site.call(worker, `GET jobs/${id}`)).body.isCancellable === false);
    const cancel = () => site.call(worker, `POST jobs/${id}/cancel`);
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'job_not_cancellable' } });
    letGo();
    expect(await site.is(id, 'done')).toMatchObject({ result: createCleanupResult(5) });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'job_not_cancellable' } });
  });

  it('D8: repeats a failed job with its input, which leaves an audit row', async () => {
    worker.cleanup.script = () => Promise.reject(new Problem('backup_unreadable'));
    const { id } = await start('log-cleanup', { date: '2026-11-01' });
    await site.is(id, 'failed');
    const { letGo } = held(worker.cleanup);
    expect((await site.call(worker, `POST jobs/${id}/retry`)).body).toMatchObject({ id, failure: null });
    await until('it runs', () => worker.cleanup.runs.length === 2);
    expect(worker.cleanup.runs[1]!.data).toEqual({ date: '2026-11-01' });
    letGo();
    expect(await site.is(id, 'done')).toMatchObject({ attempts: 2 });
    expect(await audited(id)).toEqual([{ action: 'job.retried', actor: 'anna', target_name: 'Log-Bereinigung' }]);
    const again = await site.call(worker, `POST jobs/${id}/retry`);
    expect(again).toMatchObject({ status: 409, body: { code: 'job_not_repeatable' } });
  });

  it('cannot repeat one while another runs, nor one whose handler has lost its input', async () => {
    worker.backup.script = () => Promise.reject(new Problem('backup_unreadable'));
    const failed = await start('backup');
    await site.is(failed.id, 'failed');
    const { letGo } = held(worker.restore);
    const restore = await start('restore');
    const retry = () => site.call(worker, `POST jobs/${failed.id}/retry`);
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'job_running', current: { id: restore.id } } });
    letGo();
    await site.is(restore.id, 'done');
    worker.backup.mayRepeat = () => Promise.resolve(false);
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'job_not_repeatable' } });
  });

  it('sees them newest first, by kind and state, and none that does not exist', async () => {
    const { body } = await site.call(worker, 'GET jobs?kind=backup&state=failed&limit=1');
    expect(body).toMatchObject({ total: 1, items: [{ kind: 'backup', state: 'failed', isRepeatable: true }] });
    const unknown = await site.call(worker, 'GET jobs/0f3f2c1a-7d5e-4b36-a8c1-9f0e6d2b4c58');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'job_unknown' } });
  });

  it.each(['GET jobs', 'GET schedules', 'POST jobs/0f3f2c1a-7d5e-4b36-a8c1-9f0e6d2b4c58/cancel'])(
    'that is no admin may not %s',
    async (request) => {
      expect(await site.call(worker, request, 'manager')).toMatchObject({ status: 403 });
    },
  );
});

function audited(id: string): Promise<object[]> {
  return site.database.sql('SELECT action, actor, target_name FROM jobs.audit_trail WHERE target = $1', [id]);
}
