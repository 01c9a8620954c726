import type { Job, JobPage, JobSchedule, KeptData, RetentionOverview } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { Jobs } from '../src/jobs/handlers/jobs.js';
import { RunJobs } from '../src/jobs/run/run-jobs.js';
import { dayAgo, logEnvironment } from './support/log-environment.js';

const site = suiteFixture(logEnvironment, (site) => site.close());

const cleanUp = (date: string) => site.call('POST logs/cleanup', { date });
/** Asks again while log-service does not judge the day in time. */
async function judged(date: string): ReturnType<typeof cleanUp> {
  let answer = await cleanUp(date);
  await until('an answer', async () => answer.status !== 503 || (answer = await cleanUp(date)).status !== 503);
  return answer;
}
const jobs = async () => ((await site.call('GET database/jobs?limit=100')).body as JobPage).items;
async function runWhatWaits(): Promise<void> {
  await site.database.sql(`UPDATE jobs.job SET due_at = now() WHERE state = 'waiting'`);
  site.worker.app.get(RunJobs).wake();
}
const isCleanupHeld = async () => {
  const [waiting] = await site.database.sql<{ some: boolean }>(
    `SELECT count(*) > 0 AS some FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = 'logs_service' AND datname = current_database()`,
  );
  return waiting?.some === true;
};

it('D7: the last 30 days stay: refused before there is a job', async () => {
  const refused = await judged(dayAgo(10));
  expect(refused).toMatchObject({ status: 400, body: { code: 'cleanup_too_late' } });
  expect((refused.body as { detail: string }).detail).toContain('der letzten 30 Tage');
  expect((await cleanUp('22.11.2026')).status).toBe(400);
  expect(await jobs()).toEqual([]);
});

it('D6: answers the number of deleted rows when the job is done; the job appears in the history, the audit names its user', async () => {
  for (const days of [60, 50, 3]) await site.fill(days, 7);
  expect(await judged(dayAgo(40))).toEqual({ status: 200, body: { logsDeleted: 14 } });
  expect(await site.rows()).toBe(7);
  const [job] = await jobs();
  expect(job).toMatchObject({ kind: 'log-cleanup', state: 'done', attempts: 1 });
  expect(job?.result?.cleanup).toEqual({ date: dayAgo(40), logsDeleted: 14 });
  const audit = await site.database.sql(
    `SELECT actor, host(address) AS address, target FROM logs.audit WHERE action = 'logs.cleaned'`,
  );
  expect(audit).toEqual([{ actor: job?.startedBy, address: '127.0.0.1', target: dayAgo(40) }]);
});

it('D6: a worker that died after the deletion and before it was noted: the job comes to the same number', async () => {
  const [job] = await jobs();
  await site.database.sql(
    `UPDATE jobs.job SET state = 'waiting', ended_at = NULL, result = NULL, last_attempt = attempts + 1 WHERE id = $1`,
    [job?.id],
  );
  await runWhatWaits();
  await until('the job is done again', async () => (await jobs())[0]?.state === 'done');
  expect((await jobs())[0]?.result?.cleanup?.logsDeleted).toBe(14);
  const [audit] = await site.database.sql(`SELECT count(*)::int AS rows FROM logs.audit`);
  expect([await site.rows(), audit]).toEqual([7, { rows: 1 }]);
});

it('D6: PostgreSQL cuts the connection in the middle: nothing is done by halves, the next run does it', async () => {
  await site.fill(39, 3);
  const release = await site.holdCleanups();
  const asked = judged(dayAgo(38));
  await until('the cleanup waits', isCleanupHeld);
  await site.database.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = 'logs_service' AND datname = current_database()`,
  );
  await until('the job waits for the next run', async () => (await jobs())[0]?.state === 'waiting');
  expect(await site.rows()).toBe(10);
  await release();
  await runWhatWaits();
  expect(await asked).toEqual({ status: 200, body: { logsDeleted: 3 } });
  expect([await site.rows(), (await jobs())[0]?.attempts]).toEqual([7, 2]);
});

it('D6: 20 at once: one is done, the others are refused and name it', async () => {
  await site.fill(36, 5);
  const release = await site.holdCleanups();
  const first = judged(dayAgo(35));
  await until('the first waits', isCleanupHeld);
  try {
    const others = await Promise.all(Array.from({ length: 19 }, () => judged(dayAgo(35))));
    for (const other of others)
      expect(other).toMatchObject({ status: 409, body: { code: 'job_running', current: { kind: 'log-cleanup' } } });
  } finally {
    await release();
  }
  expect(await first).toEqual({ status: 200, body: { logsDeleted: 5 } });
});

it('retention: log rows are deleted after as many months as an admin sets, none before', async () => {
  const overview = async () => (await site.call('GET database/retention')).body as RetentionOverview;
  const findLogRows = ({ kept }: RetentionOverview) => kept.find(({ name }) => name === 'log-rows') as KeptData;
  expect(findLogRows(await overview())).toMatchObject({ keptFor: 'bis ein Administrator sie bereinigt', due: 0 });
  const run = async () => {
    const started = site.worker.app.get(Jobs);
    const { id } = await started.start('log-retention', {}, null);
    return started.waitForEnd(id, 30_000);
  };
  expect((await run()).result).toEqual({});
  const schedule = async () =>
    ((await site.call('GET database/schedules')).body as JobSchedule[]).find(({ kind }) => kind === 'log-retention');
  expect(await schedule()).toMatchObject({ switchedOff: 'Es ist keine Frist eingestellt.', nextAt: null });

  await site.forgetCleanups();
  await site.fill(100, 4);
  const saved = await site.call('PUT database/retention', { months: 2 });
  expect(saved.status).toBe(200);
  expect(findLogRows(saved.body as RetentionOverview)).toMatchObject({
    keptFor: '2 Monate, dann nachts gelöscht',
    due: 4,
  });
  expect((await overview()).logBytes).toBeGreaterThan(0);
  expect(await schedule()).toMatchObject({ switchedOff: null });
  const { result } = await run();
  expect(result?.cleanup).toMatchObject({ logsDeleted: 4 });
  expect(result?.cleanup?.date).toMatch(/-01$/);
  expect(findLogRows(await overview()).due).toBe(0);
  expect(await site.database.sql(`SELECT actor FROM logs.audit ORDER BY id DESC LIMIT 1`)).toEqual([
    { actor: 'Zeitplan' },
  ]);

  expect((await site.call('PUT database/retention', { months: 1 })).status).toBe(400);
  expect((await site.call('PUT database/retention', { months: 121 })).status).toBe(400);
  expect((await site.call('PUT database/retention', { months: 2 }, 'manager')).status).toBe(403);
  await site.call('PUT database/retention', { months: 2 });
  await site.call('PUT database/retention', { months: null });
  const audit = await site.database.sql(`SELECT details FROM jobs.audit WHERE action = 'retention.saved' ORDER BY id`);
  expect(audit).toEqual([
    { details: { months: { from: null, to: 2 } } },
    { details: { months: { from: 2, to: null } } },
  ]);
});

it('D6: log-service killed in the middle: nothing is done by halves, the job ends without help; without log-service none begins', async () => {
  await site.forgetCleanups();
  await site.fill(45, 6);
  const before = await site.rows();
  const release = await site.holdCleanups();
  const asked = cleanUp(dayAgo(40));
  await until('the cleanup waits', isCleanupHeld);
  site.logService.kill('SIGKILL');
  const [job] = await jobs();
  const fetchJob = async () => (await site.call(`GET database/jobs/${job?.id}`)).body as Job;
  await until('the job waits for the next run', async () => (await fetchJob()).state === 'waiting', 30_000);
  await release();
  expect(await site.rows()).toBe(before);

  const count = (await jobs()).length;
  expect(await cleanUp(dayAgo(40))).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await jobs()).toHaveLength(count);
  const { kept, logBytes } = (await site.call('GET database/retention')).body as RetentionOverview;
  expect([kept.length > 10, logBytes]).toEqual([true, null]);

  await site.worker.close();
  expect((await asked).status).toBe(503);
  await site.database.sql(`UPDATE jobs.job SET due_at = now() WHERE state = 'waiting'`);
  await site.restart();
  await until('the job is done', async () => (await fetchJob()).state === 'done', 30_000);
  expect((await fetchJob()).result?.cleanup).toEqual({ date: dayAgo(40), logsDeleted: 6 });
  expect(await site.rows()).toBe(before - 6);
  expect(await judged(dayAgo(40))).toEqual({ status: 200, body: { logsDeleted: 0 } });
});
