import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Readiness } from '../health/readiness.js';
import { SERVICE_NAME } from '../service-name.js';
import { createRedis, type RedisSettings } from './create-redis.js';

/** Provides a `Redis` connection; readiness reports Redis, but does not require it. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static using(ConfigClass: Type<RedisSettings>): DynamicModule {
    const connection = {
      provide: Redis,
      inject: [ConfigClass, SERVICE_NAME, Readiness],
      useFactory: (settings: RedisSettings, name: string, readiness: Readiness) => {
        const redis = createRedis(settings, name);
        readiness.add('redis', async () => void (await redis.ping()), { required: false });
        return redis;
      },
    };
    return { module: RedisModule, global: true, providers: [connection], exports: [connection] };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
