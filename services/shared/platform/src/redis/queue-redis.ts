import { once } from 'node:events';
import { Redis } from 'ioredis';
import { withTimeout } from '../with-timeout.js';
import { describeLossRisk } from './loss-risk.js';
import { retryStrategy } from './retry-strategy.js';

const START_TIMEOUT_MS = 2_000;

interface QueueSettings {
  readonly REDIS_URL: string;
  /** '1': also accept a Redis that may drop entries or be empty after a restart. */
  readonly REDIS_LOSS_ACCEPTED: '0' | '1';
}

/** A connection for BullMQ, whose blocking calls must not time out. @param name shown in Redis' client list */
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

/** Waits for Redis for a limited time. @returns whether it is available */
export async function waitUntilReady(redis: Redis): Promise<boolean> {
  if (redis.status !== 'ready') await withTimeout(START_TIMEOUT_MS, once(redis, 'ready')).catch(() => undefined);
  return redis.status === 'ready';
}

/**
 * Checks whether a Redis keeps its entries (docs/SECURITY.md D5), unless losses are accepted.
 * @returns the German error; undefined when usable
 * @throws Error when Redis does not answer
 */
export async function checkQueueRedis(
  redis: Redis,
  { REDIS_LOSS_ACCEPTED }: Pick<QueueSettings, 'REDIS_LOSS_ACCEPTED'>,
): Promise<string | undefined> {
  if (redis.status !== 'ready') throw new Error('not connected');
  // Redis 6 accepts at most one section, so all are read.
  return REDIS_LOSS_ACCEPTED === '1' ? undefined : describeLossRisk(await redis.info());
}
