import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { openQueueRedis, within } from '@pruefer/platform';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { CmsConfig } from '../../config.js';

const QUEUE = 'publications';
const REDIS_LIMIT_MS = 500;

/**
 * Wakes the process that carries plans out, to the second. It knows ids only and may forget them: the truth is the table, which is looked at
 * without it as well.
 */
@Injectable()
export class PlanQueue implements OnModuleDestroy {
  private readonly redis: Redis;
  private queue: Queue | undefined;
  private worker: Worker<object> | undefined;

  constructor(private readonly config: CmsConfig) {
    this.redis = openQueueRedis(config, 'cms.queues');
  }

  /** Begins to wake as soon as Redis is there: BullMQ does not recover from one that is not when it begins. Again is like once. */
  listen(wake: () => Promise<void>): void {
    if (this.worker || this.redis.status !== 'ready') return;
    const shared = { connection: this.redis, prefix: this.config.QUEUE_PREFIX };
    this.queue = new Queue(QUEUE, shared);
    this.worker = new Worker<object>(QUEUE, wake, { ...shared, concurrency: 1 });
    // Redis unavailable shows in readiness; without listeners the process would end.
    this.queue.on('error', () => undefined);
    this.worker.on('error', () => undefined);
  }

  /** Wakes after so long, if Redis is there. */
  async wakeAt(id: string, afterMs: number): Promise<void> {
    if (!this.queue || this.redis.status !== 'ready') return;
    const opts = { jobId: id, delay: Math.max(afterMs, 0), removeOnComplete: true, removeOnFail: true };
    await within(REDIS_LIMIT_MS, this.queue.add('wake', {}, opts)).catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    const isHere = this.redis.status === 'ready';
    const ended = Promise.all([this.worker?.close(!isHere), this.queue?.close()]);
    await within(isHere ? 5 * REDIS_LIMIT_MS : REDIS_LIMIT_MS, ended).catch(() => undefined);
    this.redis.disconnect();
  }
}
