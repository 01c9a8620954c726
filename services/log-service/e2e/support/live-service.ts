import { bearer, type BearerOptions, testServers } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import { startLogService, surroundings } from './running-log-service.js';

export type LiveService = Awaited<ReturnType<typeof startLiveService>>;

/**
 * log-service with a separate Redis database, because services of other suites publish their state too.
 * @param redisDatabase a number that no other suite uses
 */
export async function startLiveService(redisDatabase: number) {
  const redisUrl = `${testServers().redisUrl.replace(/\/\d*$/, '')}/${redisDatabase}`;
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  const around = await surroundings({ REDIS_URL: redisUrl });
  const live = {
    ...around,
    service: await startLogService(around.env),
    redis,
    redisUrl,
    signIn: (options: BearerOptions = {}) => bearer({ redisUrl, ...options }),
    async restart() {
      await live.service.close();
      live.service = await startLogService(around.env);
    },
    async close() {
      await live.service.close();
      redis.disconnect();
      await around.close();
    },
  };
  return live;
}
