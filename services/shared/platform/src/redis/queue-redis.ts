import { once } from 'node:events';
import { Redis } from 'ioredis';
import { within } from '../within.js';
import { lossRiskOf } from './loss-risk.js';
import { retryStrategy } from './retry-strategy.js';

const START_LIMIT_MS = 2_000;

export interface QueueSettings {
  readonly REDIS_URL: string;
  /** '1': runs also with a Redis that could drop or forget jobs. */
  readonly REDIS_LOSS_ACCEPTED: '0' | '1';
}

/**
 * A connection as BullMQ wants it: its blocking calls may not give up by themselves.
 * @param name shown in Redis' client list
 */
export function openQueueRedis({ REDIS_URL }: Pick<QueueSettings, 'REDIS_URL'>, name: string): Redis {
  const redis = new Redis(REDIS_URL, {
    connectionName: name,
    connectTimeout: 1_000,
    maxRetriesPerRequest: null,
    retryStrategy,
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
  { REDIS_LOSS_ACCEPTED }: Pick<QueueSettings, 'REDIS_LOSS_ACCEPTED'>,
): Promise<string | undefined> {
  if (redis.status !== 'ready') throw new Error('not connected');
  // Without sections: Redis 6 takes no more than one.
  return REDIS_LOSS_ACCEPTED === '1' ? undefined : lossRiskOf(await redis.info());
}
