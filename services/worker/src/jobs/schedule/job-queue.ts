import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { JobKind } from '@pruefer/contracts';
import { openQueueRedis, withTimeout } from '@pruefer/platform';
import { type JobSchedulerJson, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { WorkerConfig } from '../../config.js';
import { JobChanges } from '../table/job-changes.js';
import type { Schedule } from './schedules.js';

const QUEUE = 'jobs';
const REDIS_TIMEOUT_MS = 500;
/** Timeout of one blocking read of the queue. */
const LISTEN_SECONDS = 30;
/** A due schedule is retried for an hour while PostgreSQL is unavailable. */
const retries = { attempts: 120, backoff: { type: 'fixed', delay: 30_000 } } as const;

interface QueueListener {
  /** Called when a job waits. */
  readonly wake: () => void;
  /** Called when a schedule is due. */
  readonly due: (kind: JobKind) => Promise<void>;
}

interface Scheduler extends Pick<JobSchedulerJson, 'pattern' | 'tz' | 'next'> {
  readonly kind: string;
}

/**
 * Wakes processes for waiting jobs and reports due schedules, through Redis. A loss of its data does no harm: jobs are in their table, and
 * `ScheduleJobs` creates missing schedules again.
 */
@Injectable()
export class JobQueue implements OnModuleDestroy {
  private readonly redis: Redis;
  private queue: Queue | undefined;
  private worker: Worker<{ kind?: JobKind }> | undefined;

  constructor(
    private readonly config: WorkerConfig,
    changes: JobChanges,
  ) {
    this.redis = openQueueRedis(config, 'worker.jobs');
    // A new id for each wait, because BullMQ ignores ids that it already has.
    changes.listen(({ id, state, version }) => state === 'waiting' && void this.wake(`${id}-${version}`));
  }

  /** Starts listening when Redis is available, because BullMQ does not recover from an outage at its start. Call it once. */
  listen(listener: QueueListener): void {
    if (this.redis.status === 'ready') this.open(listener);
    else this.redis.once('ready', () => this.open(listener));
  }

  /** @returns undefined while Redis is unavailable */
  async schedulerCount(): Promise<number | undefined> {
    return this.whenReady((queue) => queue.getJobSchedulersCount());
  }

  /** @returns undefined while Redis is unavailable */
  async schedulers(): Promise<Scheduler[] | undefined> {
    const storedSchedulers = await this.whenReady((queue) => queue.getJobSchedulers());
    return storedSchedulers?.map(({ key, pattern, tz, next }) => ({ kind: key, pattern, tz, next }) as Scheduler);
  }

  /** Creates or replaces a schedule; does nothing while Redis is unavailable. @param zone time zone of its pattern */
  async schedule({ kind, pattern }: Schedule, zone: string): Promise<void> {
    const opts = { ...retries, removeOnComplete: true, removeOnFail: true };
    await this.whenReady((queue) =>
      queue.upsertJobScheduler(kind, { pattern, tz: zone }, { name: 'due', data: { kind }, opts }),
    );
  }

  /** Removes a schedule; does nothing while Redis is unavailable. */
  async unschedule(kind: string): Promise<void> {
    await this.whenReady((queue) => queue.removeJobScheduler(kind));
  }

  async onModuleDestroy(): Promise<void> {
    const isReady = this.redis.status === 'ready';
    const closing = Promise.all([this.worker?.close(!isReady), this.queue?.close()]);
    await withTimeout(REDIS_TIMEOUT_MS, closing).catch(() => undefined);
    this.redis.disconnect();
  }

  /** Wakes one process if Redis is available. */
  private async wake(id: string): Promise<void> {
    await this.whenReady((queue) => queue.add('wake', {}, { jobId: id, removeOnComplete: true, removeOnFail: true }));
  }

  private open({ wake, due }: QueueListener): void {
    const shared = { connection: this.redis, prefix: this.config.QUEUE_PREFIX };
    this.queue = new Queue(QUEUE, shared);
    const process = async ({ data: { kind } }: { data: { kind?: JobKind } }) => (kind ? due(kind) : wake());
    this.worker = new Worker(QUEUE, process, { ...shared, drainDelay: LISTEN_SECONDS });
    // Redis unavailable shows in readiness; without listeners the process would end.
    this.queue.on('error', () => undefined);
    this.worker.on('error', () => undefined);
  }

  /** Asks Redis. @returns undefined while it is unavailable or after a timeout; the next poll asks again */
  private async whenReady<T>(ask: (queue: Queue) => Promise<T>): Promise<T | undefined> {
    if (!this.queue || this.redis.status !== 'ready') return undefined;
    return withTimeout(REDIS_TIMEOUT_MS, ask(this.queue)).catch(() => undefined);
  }
}
