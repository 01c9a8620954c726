import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { Readiness } from '../health/readiness.js';
import type { HealthCheckOptions } from '../health/watched-check.js';
import { SERVICE_NAME } from '../service-name.js';
import { ClosingClient } from './closing-client.js';
import { createPool, type DatabaseSettings, type PoolOptions } from './create-pool.js';

const RETRY_DELAY_MS = 500;
const QUERY_TIMEOUT_MS = 3_000;
/** Below the client's limit: the server ends the statement and releases its locks before the client gives up. */
const STATEMENT_TIMEOUT_MS = 2_500;

interface DatabaseModuleOptions extends Omit<PoolOptions, 'applicationName'>, Pick<HealthCheckOptions, 'required'> {}

/** Provides a pg `Pool` for handwritten SQL with a readiness check; closed on shutdown. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  static using(
    ConfigClass: Type<DatabaseSettings>,
    { required = true, ...options }: DatabaseModuleOptions,
  ): DynamicModule {
    const connection = {
      provide: Pool,
      inject: [ConfigClass, SERVICE_NAME, Readiness],
      useFactory: (settings: DatabaseSettings, applicationName: string, readiness: Readiness) => {
        const pool = createPool(settings, { ...options, applicationName });
        readiness.add('postgres', async () => void (await pool.query('SELECT 1')), { required });
        return pool;
      },
    };
    return { module: DatabaseModule, global: true, providers: [connection], exports: [connection] };
  }

  /** Provides TypeORM repositories for a service's entities; tables come from migrations only. Startup waits for the database. */
  static entities(ConfigClass: Type<DatabaseSettings>, entities: Type[]): DynamicModule[] {
    const connection = TypeOrmModule.forRootAsync({
      inject: [ConfigClass, SERVICE_NAME],
      useFactory: ({ DATABASE_URL: url }: DatabaseSettings, applicationName: string): TypeOrmModuleOptions => ({
        type: 'postgres',
        url,
        entities,
        synchronize: false,
        applicationName,
        poolSize: 5,
        connectTimeoutMS: 3_000,
        extra: {
          Client: ClosingClient,
          keepAlive: true,
          query_timeout: QUERY_TIMEOUT_MS,
          statement_timeout: STATEMENT_TIMEOUT_MS,
        },
        // Servers start in any order, so a service waits for the database instead of exiting.
        retryAttempts: Number.POSITIVE_INFINITY,
        retryDelay: RETRY_DELAY_MS,
      }),
    });
    return [connection, TypeOrmModule.forFeature(entities)];
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
