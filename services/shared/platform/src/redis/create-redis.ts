import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Outage } from '../log/outage.js';
import { retryStrategy } from './retry-strategy.js';

export interface RedisSettings {
  readonly REDIS_URL: string;
}

/**
 * A Redis connection that reconnects and fails fast: while Redis is unavailable every command is refused at once, without a queue.
 * @param name shown in Redis' client list
 */
export function createRedis({ REDIS_URL }: RedisSettings, name: string): Redis {
  const outage = new Outage(new Logger('Redis'));
  const redis = new Redis(REDIS_URL, {
    connectionName: name,
    connectTimeout: 1_000,
    commandTimeout: 500,
    disconnectTimeout: 200,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy,
  });
  redis.on('ready', () => outage.worked('connected again'));
  redis.on('error', (error: Error) => outage.failed(`not reachable: ${error.message}`));
  return redis;
}
