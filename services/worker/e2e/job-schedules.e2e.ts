import { Queue } from 'bullmq';
import { defaultSystemConfig, type JobSchedule, SETTINGS_KEY } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import { ScheduleJobs } from '../src/jobs/schedule/schedule-jobs.js';
import { type JobsEnvironment, jobsEnvironment, type JobsWorker } from './support/jobs-environment.js';
import { staffAnswer } from './support/staff-call.js';

let site: JobsEnvironment;
let worker: JobsWorker;
let redis: Redis;
let queue: Queue;

beforeAll(async () => {
  site = await jobsEnvironment();
  worker = await site.start();
  redis = new Redis(site.environment['REDIS_URL']!, { maxRetriesPerRequest: null });
  queue = new Queue('jobs', { connection: redis, prefix: site.environment['QUEUE_PREFIX']! });
});

afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await site.close();
});

async function listed(): Promise<JobSchedule[]> {
  return (await staffAnswer<JobSchedule[]>(worker.service.url, 'GET database/schedules')).body;
}

const hourIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

const nextBackup = async () => (await listed()).find(({ kind }) => kind === 'backup')?.nextAt ?? null;

/** Redis may be too slow for one look; the next one is for that. */
function untilScheduled(isRight: () => Promise<boolean>): Promise<void> {
  const schedule = worker.service.app.get(ScheduleJobs);
  return until('the schedules are right', async () => (await schedule.run(), isRight()));
}

describe('schedules', () => {
  it('are those of the jobs that have a handler, at their time in the zone of the settings', async () => {
    await untilScheduled(async () => (await nextBackup()) !== null);
    expect(await listed()).toMatchObject([{ kind: 'backup', rhythm: 'täglich um 02:15 Uhr', switchedOff: null }]);
    expect(hourIn('Europe/Berlin', (await nextBackup())!)).toBe('02:15');
  });

  it('follow another zone', async () => {
    const settings = { ...defaultSystemConfig, version: 1, timezone: 'America/New_York' as const };
    worker.service.app.get(CurrentSettings).apply(new Map([[SETTINGS_KEY, settings]]));
    await untilScheduled(async () => {
      const next = await nextBackup();
      return next !== null && hourIn('America/New_York', next) === '02:15';
    });
  });

  it('are made again after Redis was emptied', async () => {
    await queue.obliterate({ force: true });
    await queue.removeJobScheduler('backup');
    expect(await nextBackup()).toBeNull();
    await untilScheduled(async () => (await nextBackup()) !== null);
  });

  it('begin a job when they are due, and none while one runs', async () => {
    let letGo = (): void => undefined;
    worker.backup.script = async () => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return {};
    };
    const due = () => queue.add('due', { kind: 'backup' }, { removeOnComplete: true, attempts: 1 });
    await due();
    await until('it runs', () => worker.backup.runs.length === 1);
    const second = await due();
    await until('the second is left out', async () => (await queue.getJob(second.id!)) === undefined);
    letGo();
    const [job, ...others] = await site.database.sql<{ id: string }>(`SELECT id FROM jobs.job WHERE kind = 'backup'`);
    expect(others).toEqual([]);
    expect(await site.is(job!.id, 'done')).toMatchObject({ origin: 'schedule' });
  });
});
