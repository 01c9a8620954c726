import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type ServiceProcess, startProgram, suiteFixture, type TcpProxy, tcpProxy, until } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import { jobsEnvironment, untilStopped } from './support/jobs-environment.js';

const program = fileURLToPath(new URL('support/jobs-process.mjs', import.meta.url));
const cleanup = { cleanup: { date: '2026-11-01', logsDeleted: 1 } };

/** No wait takes as long, unless something is wrong. */
const IN_TIME_MS = 60_000;

const site = suiteFixture(jobsEnvironment, (site) => site.close());
const processes: ServiceProcess[] = [];
const proxies: TcpProxy[] = [];

afterEach(async () => {
  await site.stopWorkers();
  await Promise.all(processes.splice(0).map((service) => service.stop()));
  await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
});

async function startProcess(): Promise<ServiceProcess> {
  const started = await startProgram(program, { ...site.environment, LOG_LEVEL: 'info' }, 'alive');
  processes.push(started);
  return started;
}

/** Adds a job like a process that ends before it wakes another one. */
async function added(data: object, kind = 'log-cleanup'): Promise<string> {
  const id = randomUUID();
  await site.database.sql(
    `INSERT INTO jobs.job (id, kind, lane, origin, data, last_attempt) VALUES ($1, $2, $2, 'schedule', $3, 3)`,
    [id, kind, JSON.stringify(data)],
  );
  return id;
}

async function proxied(url: string): Promise<{ proxy: TcpProxy; url: string }> {
  const target = new URL(url);
  const proxy = await tcpProxy(Number(target.port), target.hostname);
  proxies.push(proxy);
  target.hostname = '127.0.0.1';
  target.port = String(proxy.port);
  return { proxy, url: target.href };
}

const running = (id: string) => site.is(id, 'running');
/** Sets the last heartbeat to a minute ago. */
const letBeSilent = (id: string) =>
  site.database.sql(`UPDATE jobs.job SET alive_at = alive_at - interval '1 minute' WHERE id = $1`, [id]);

describe('D6: a job whose process', () => {
  it('is killed is taken up again within 30 s and done once', async () => {
    const id = await added({ steps: 10_000 });
    const first = await startProcess();
    await until('it has begun', async () => (await readLines(id)).length === 1);
    first.kill('SIGKILL');
    // The first run cannot end before it is killed; the second one can.
    await site.database.sql(`UPDATE jobs.job SET data = '{"steps": 10}' WHERE id = $1`, [id]);
    await startProcess();
    await until('taken up again', async () => (await site.row(id)).attempts === 2, 30_000);
    expect(await site.is(id, 'done')).toMatchObject({ attempts: 2 });
    expect(await readLines(id)).toHaveLength(2);
  });

  it('is killed three times has failed', async () => {
    const id = await added({ steps: 10_000 });
    for (const attempts of [1, 2, 3]) {
      const one = await startProcess();
      await until(`run ${attempts}`, async () => (await site.row(id)).attempts === attempts, 30_000);
      one.kill('SIGKILL');
      await letBeSilent(id);
    }
    await startProcess();
    expect(await site.is(id, 'failed')).toMatchObject({
      failure: 'Der Auftrag wurde 3-mal unterbrochen und nicht zu Ende gebracht.',
    });
  });

  it('was to be cancelled when it was killed is cancelled, not begun again', async () => {
    const id = await added({ steps: 10_000 });
    const first = await startProcess();
    await running(id);
    first.kill('SIGKILL');
    await site.database.sql('UPDATE jobs.job SET is_cancel_wanted = true WHERE id = $1', [id]);
    await letBeSilent(id);
    await startProcess();
    expect(await site.is(id, 'cancelled')).toMatchObject({ attempts: 1 });
  });

  it('freezes is done by another, and the one that thaws writes nothing', async () => {
    // Enough that it is frozen in the middle on a busy machine too.
    const id = await added({ steps: 60 });
    const frozen = await startProcess();
    await running(id);
    frozen.kill('SIGSTOP');
    await letBeSilent(id);
    const worker = await site.start({}, untilStopped);
    await until('taken by another', async () => (await site.row(id)).attempts === 2);
    const before = await readLines(id);
    frozen.kill('SIGCONT');
    await until('the thawed one has ended', () => frozen.output().includes('no longer its job'), 20_000);
    expect(await readLines(id)).toEqual(before);
    expect(await site.row(id)).toMatchObject({ state: 'running', attempts: 2, progress: null, result: null });
    await site.call(worker, `POST jobs/${id}/cancel`);
    await site.is(id, 'cancelled');
  });

  it('stops is given back, which costs it none of its three runs', async () => {
    const id = await added({ steps: 10_000 });
    await site.start({}, untilStopped);
    await running(id);
    await site.stopWorkers();
    expect(await site.row(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await site.database.sql('SELECT last_attempt FROM jobs.job WHERE id = $1', [id])).toEqual([
      { last_attempt: 4 },
    ]);
    await site.start({}, async () => cleanup);
    expect(await site.is(id, 'done')).toMatchObject({ attempts: 2, result: cleanup });
  });

  const readLines = (id: string) => site.database.sql('SELECT text FROM jobs.line WHERE job_id = $1', [id]);
});

describe('jobs are begun and done', () => {
  const anna = { name: 'anna' };

  it('while Redis is not there from the beginning', async () => {
    const { jobs } = await site.start({ REDIS_URL: 'redis://127.0.0.1:1' });
    const { id } = await jobs.start('log-cleanup', {}, anna);
    expect(await jobs.waitForEnd(id, IN_TIME_MS)).toMatchObject({ state: 'done', origin: 'command-line' });
  });

  it('while Redis is frozen, lost and emptied', async () => {
    const { proxy, url } = await proxied(site.environment['REDIS_URL']!);
    const { jobs } = await site.start({ REDIS_URL: url });
    const done = async () => {
      const { id } = await jobs.start('log-cleanup', {}, anna);
      expect(await jobs.waitForEnd(id, IN_TIME_MS)).toMatchObject({ state: 'done' });
    };
    await done();
    proxy.freeze();
    await done();
    await proxy.cut();
    await done();
    await proxy.heal();
    await emptyRedis();
    await done();
  });
});

it('D6: a run that PostgreSQL freezes for ends itself before another takes its place', async () => {
  const { proxy, url } = await proxied(site.environment['JOBS_DATABASE_URL']!);
  const worker = await site.start({ JOBS_DATABASE_URL: url });
  worker.cleanup.script = untilStopped;
  const id = await added({});
  await running(id);
  proxy.freeze();
  const [run] = worker.cleanup.runs;
  await until('the run has ended itself', () => run!.signal.aborted, 30_000);
  await letBeSilent(id);
  await site.start({}, async () => cleanup);
  expect(await site.is(id, 'done')).toMatchObject({ attempts: 2, result: cleanup });
  await proxy.heal();
  expect(await site.row(id)).toMatchObject({ state: 'done', attempts: 2 });
});

async function emptyRedis(): Promise<void> {
  const redis = new Redis(site.environment['REDIS_URL']!);
  const names = await redis.keys(`${site.environment['QUEUE_PREFIX']}:*`);
  if (names.length > 0) await redis.del(...names);
  redis.disconnect();
}
