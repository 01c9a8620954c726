import type { RunningService } from '@pruefer/platform';
import { bearer, type BearerOptions, testServers } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { startLogService, surroundings, type Surroundings } from './running-log-service.js';

/** log-service with a separate Redis database, because services of other suites publish their state too. */
export interface LiveService extends Surroundings {
  readonly service: RunningService;
  readonly redis: Redis;
  readonly redisUrl: string;
  signIn(options?: BearerOptions): Promise<{ authorization: string }>;
  restart(): Promise<void>;
}

/** @param redisDatabase a number that no other suite uses */
export async function startLiveService(redisDatabase: number): Promise<LiveService> {
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

/** Ends every connection to the suite's database, from outside of it: also while it takes no new ones. */
export async function endConnections({ env }: Pick<LiveService, 'env'>): Promise<void> {
  const name = new URL(String(env['DATABASE_URL'])).pathname.slice(1);
  const server = new Client({ connectionString: testServers().postgresUrl });
  await server.connect();
  await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await server.end();
}
