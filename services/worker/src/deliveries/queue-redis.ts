import { once } from 'node:events';
import { lossRiskOf, within } from '@pruefer/platform';
import { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';

const LONGEST_RETRY_PAUSE_MS = 1_000;
const START_LIMIT_MS = 2_000;

/** A connection as BullMQ wants it: its blocking calls may not give up by themselves. */
export function openQueueRedis({ REDIS_URL }: { readonly REDIS_URL: string }): Redis {
  const redis = new Redis(REDIS_URL, {
    connectionName: 'worker.queues',
    connectTimeout: 1_000,
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(tries * 100, LONGEST_RETRY_PAUSE_MS),
  });
  redis.on('error', () => undefined);
  return redis;
}

/**
 * Gives a Redis some time to be there.
 * @returns whether it is
 */
export async function isThere(redis: Redis): Promise<boolean> {
  if (redis.status !== 'ready') await within(START_LIMIT_MS, once(redis, 'ready')).catch(() => undefined);
  return redis.status === 'ready';
}

/**
 * Whether a Redis keeps what it is given (docs/SECURITY.md D5), or need not.
 * @returns what is wrong with it; undefined: nothing
 * @throws Error when it cannot be asked
 */
export async function judgeQueueRedis(
  redis: Redis,
  { REDIS_LOSS_ACCEPTED }: Pick<WorkerConfig, 'REDIS_LOSS_ACCEPTED'>,
): Promise<string | undefined> {
  if (redis.status !== 'ready') throw new Error('not connected');
  // Without sections: Redis 6 takes no more than one.
  return REDIS_LOSS_ACCEPTED === '1' ? undefined : lossRiskOf(await redis.info());
}
