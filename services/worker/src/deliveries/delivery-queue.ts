import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  checkQueueRedis,
  openQueueRedis,
  Outage,
  Readiness,
  repeatEvery,
  type Repetition,
  waitUntilReady,
  withTimeout,
} from '@pruefer/platform';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { WorkerConfig } from '../config.js';
import { CLAIM_MS, Deliver } from './deliver.js';
import { DeliveryFunctions } from './delivery-functions.js';
import { MAX_TRIES } from './next-try.js';

const QUEUE = 'deliveries';
const POLL_INTERVAL_MS = 1_000;
const MAX_AT_ONCE = 100;
const CONCURRENCY = 32;
const UNAVAILABLE_TIMEOUT_MS = 500;

/** Makes the queue retry a job later. */
class TryAgain extends Error {
  constructor(readonly delayMs: number) {
    super(`is tried again in ${delayMs} ms`);
  }
}

/**
 * Runs deliveries through a Redis queue, concurrently and with retries. The queue only holds ids: an emptied Redis gets them from
 * the table again. An id is never queued twice, so a Redis that drops single entries may block its delivery.
 */
@Injectable()
export class DeliveryQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly outage = new Outage(new Logger(DeliveryQueue.name));
  private readonly redis: Redis;
  private queue: Queue | undefined;
  private worker: Worker<object> | undefined;
  private repetition: Repetition | undefined;

  constructor(
    private readonly config: WorkerConfig,
    private readonly functions: DeliveryFunctions,
    private readonly deliver: Deliver,
    readiness: Readiness,
  ) {
    this.redis = openQueueRedis(config, 'worker.queues');
    readiness.add('queues', () => checkQueueRedis(this.redis, config), { required: false });
  }

  /** @throws Error for a Redis that may lose entries (docs/SECURITY.md D5) */
  async onApplicationBootstrap(): Promise<void> {
    if (await waitUntilReady(this.redis)) await this.open();
    this.repetition = repeatEvery(POLL_INTERVAL_MS, DeliveryQueue.name, () => this.poll());
  }

  async onModuleDestroy(): Promise<void> {
    await this.repetition?.stop();
    // Without Redis the queue is closed by force, because a running job could never be completed.
    const isReady = this.redis.status === 'ready';
    const closing = Promise.all([this.worker?.close(!isReady), this.queue?.close()]);
    await withTimeout(isReady ? CLAIM_MS : UNAVAILABLE_TIMEOUT_MS, closing).catch(() => undefined);
    this.redis.disconnect();
  }

  /** Opens the queue when Redis is available, because BullMQ does not recover when Redis is missing at its start. */
  private async open(): Promise<void> {
    const problem = await checkQueueRedis(this.redis, this.config);
    if (problem) throw new Error(problem);
    const shared = { connection: this.redis, prefix: this.config.QUEUE_PREFIX };
    this.queue = new Queue(QUEUE, shared);
    this.worker = new Worker<object>(QUEUE, ({ id }) => this.send(id!), {
      ...shared,
      concurrency: CONCURRENCY,
      lockDuration: CLAIM_MS,
      stalledInterval: CLAIM_MS / 2,
      settings: { backoffStrategy: (_tries, _type, error) => (error instanceof TryAgain ? error.delayMs : 0) },
    });
    // Redis unavailable shows in readiness; without listeners the process would end.
    this.queue.on('error', () => undefined);
    this.worker.on('error', () => undefined);
    this.worker.on('failed', (job, error) => {
      if (!(error instanceof TryAgain)) this.outage.failed(`delivery ${job?.id} broke off, is tried again`, error);
    });
    this.worker.on('completed', () => this.outage.worked());
  }

  private async send(id: string): Promise<void> {
    const againInMs = await this.deliver.run(id);
    if (againInMs !== undefined) throw new TryAgain(againInMs);
  }

  /** Enqueues due deliveries: new ones and those lost in Redis. */
  private async poll(): Promise<void> {
    if (this.redis.status !== 'ready') return;
    if (!this.worker) await this.open();
    const due = await this.functions.due(MAX_AT_ONCE);
    if (due.length === 0) return;
    await this.queue!.addBulk(
      due.map((id) => ({
        name: 'deliver',
        data: {},
        opts: {
          jobId: id,
          attempts: MAX_TRIES,
          backoff: { type: 'custom' },
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }
}
