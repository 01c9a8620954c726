import { once } from 'node:events';
import { within } from '@pruefer/platform';
import { Redis } from 'ioredis';

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
 * Whether a Redis keeps what it is given (docs/SECURITY.md D5).
 * @returns what is wrong with it; undefined: nothing
 * @throws Error when it cannot be asked
 */
export async function judgeQueueRedis(redis: Redis): Promise<string | undefined> {
  if (redis.status !== 'ready') throw new Error('not connected');
  const facts = await redis.info('memory', 'persistence');
  const policy = /^maxmemory_policy:(\S+)/m.exec(facts)?.[1];
  if (policy !== 'noeviction') return `Redis has to run with maxmemory-policy noeviction, not ${policy}: it drops jobs`;
  if (!/^aof_enabled:1/m.test(facts))
    return 'Redis has to run with appendonly yes: it forgets jobs when it starts again';
  return undefined;
}
