import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import type { Job, JobKind, JobResult } from '@pruefer/contracts';
import { KafkaModule, RedisModule, type RunningService, SettingsModule, startService } from '@pruefer/platform';
import { serviceEnvironment, testDatabase, until, workerDatabases } from '@pruefer/testkit';
import { WorkerConfig } from '../../src/config.js';
import { JobHandler, type JobRun } from '../../src/jobs/handlers/job-handler.js';
import { Jobs } from '../../src/jobs/handlers/jobs.js';
import { JobsModule } from '../../src/jobs/jobs.module.js';
import { RunJobs } from '../../src/jobs/run/run-jobs.js';
import { staffAnswer } from './staff-call.js';

type Script = (run: JobRun) => Promise<JobResult>;

/** Does what its suite says. */
class ScriptedHandler extends JobHandler {
  timeoutMs = 60_000;
  /** Every run so far. */
  readonly runs: JobRun[] = [];
  script: Script = async () => ({});

  constructor(readonly kind: JobKind) {
    super();
  }

  run(run: JobRun): Promise<JobResult> {
    this.runs.push(run);
    return this.script(run);
  }
}

/** A user of the console. */
export const fromBrowser = {
  name: 'anna',
  userId: '0f3f2c1a-7d5e-4b36-a8c1-9f0e6d2b4c58',
  origin: { address: '192.0.2.7', requestId: 'r-1' },
};

export const createCleanupResult = (logsDeleted: number) => ({ cleanup: { date: '2026-11-01', logsDeleted } });

/** Lets the next runs of a handler go on until they are let go. */
export function held(handler: ScriptedHandler): { readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  handler.script = async () => {
    await wait;
    return createCleanupResult(3);
  };
  return { letGo };
}

/** Ends with the signal alone, as a handler should. */
export function untilStopped({ signal }: JobRun): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** A worker that does jobs alone. */
export type JobsWorker = Awaited<ReturnType<typeof startWorker>>;

interface StoredJob {
  readonly state: string;
  readonly attempts: number;
  readonly failure: string | null;
  readonly failure_code: string | null;
  readonly progress: object | null;
  readonly result: JobResult | null;
  readonly origin: string;
}

interface JobAnswer extends Partial<Job> {
  readonly code?: string;
  readonly current?: Job;
  readonly items?: readonly Job[];
  readonly total?: number;
  readonly lines?: readonly { readonly text: string }[];
}

export type JobsEnvironment = Awaited<ReturnType<typeof jobsEnvironment>>;

/** A database for jobs, and workers that do them. */
export async function jobsEnvironment() {
  const database = await testDatabase('worker');
  const environment: Record<string, string> = {
    ...serviceEnvironment(workerDatabases(database)),
    QUEUE_PREFIX: `test-${randomBytes(6).toString('hex')}`,
  };
  const services: RunningService[] = [];
  const row = async (id: string) => (await database.sql<StoredJob>('SELECT * FROM jobs.job WHERE id = $1', [id]))[0]!;
  const stopWorkers = async () => void (await Promise.all(services.splice(0).map((service) => service.close())));
  return {
    database,
    environment,
    stopWorkers,
    row,
    /** @param script of cleanups: a worker looks for jobs before its start is over */
    start: async (change: Record<string, string> = {}, script: Script = async () => ({})) => {
      const worker = await startWorker({ ...environment, ...change }, script);
      services.push(worker.service);
      return worker;
    },
    call: ({ service }: JobsWorker, request: string, role?: 'admin' | 'manager') =>
      staffAnswer<JobAnswer>(service.url, request.replace(' ', ' database/'), { role }),
    /** Waits until a job is in one of these states. */
    is: async (id: string, ...states: string[]) => {
      let last: StoredJob | undefined;
      const isThere = async () => states.includes((last = await row(id)).state);
      await until(() => `job ${states.join(' or ')}, is ${JSON.stringify(last)}`, isThere, 30_000);
      return last!;
    },
    close: async () => {
      await stopWorkers();
      await database.drop();
    },
  };
}

async function startWorker(env: Record<string, string>, script: Script) {
  const [cleanup, backup, restore] = (['log-cleanup', 'backup', 'restore'] as const).map(
    (kind) => new ScriptedHandler(kind),
  ) as [ScriptedHandler, ScriptedHandler, ScriptedHandler];
  cleanup.script = script;
  const providers = Object.entries({ cleanup, backup, restore }).map(([provide, useValue]) => ({ provide, useValue }));
  @Module({
    imports: [RedisModule.using(WorkerConfig), KafkaModule.using(WorkerConfig), SettingsModule, JobsModule],
    providers,
  })
  class JobsAlone {}
  const service = await startService('worker', JobsAlone, WorkerConfig, { env });
  /** Handlers do nothing again, and have done nothing yet. */
  const reset = () => {
    for (const handler of [cleanup, backup, restore]) {
      handler.timeoutMs = 60_000;
      handler.script = async () => ({});
      handler.runs.length = 0;
    }
  };
  return {
    reset,
    service,
    jobs: service.app.get(Jobs),
    /** Does not wait for the next look into the table. */
    wake: () => service.app.get(RunJobs).wake(),
    cleanup,
    backup,
    restore,
  };
}
