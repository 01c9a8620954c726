import { Logger } from '@nestjs/common';
import { Pool } from 'pg';

export interface DatabaseSettings {
  readonly DATABASE_URL: string;
}

export interface PoolOptions {
  readonly applicationName: string;
  readonly max: number;
  /** Limit for one statement in milliseconds, 3 s by default; the connection is dropped afterwards. */
  readonly queryTimeoutMs?: number;
  /** Limit for getting a free or new connection, in milliseconds. */
  readonly connectTimeoutMs?: number;
  /** Settings of each connection in PostgreSQL, such as `-c timezone=UTC`. */
  readonly serverOptions?: string;
}

/**
 * A connection pool that survives lost connections: they are logged and replaced with the next query. Limits that also
 * cancel statements on the server are set on the role (`provisionDatabase`).
 */
export function createPool({ DATABASE_URL }: DatabaseSettings, options: PoolOptions): Pool {
  const { applicationName, max, queryTimeoutMs = 3_000, connectTimeoutMs = 2_000, serverOptions } = options;
  const logger = new Logger('PostgreSQL');
  const pool = new Pool({
    connectionString: serverOptions === undefined ? DATABASE_URL : withOptions(DATABASE_URL, serverOptions),
    application_name: applicationName,
    max,
    query_timeout: queryTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process.
  pool.on('connect', (client) => client.on('error', (error) => logger.warn(`connection lost: ${error.message}`)));
  pool.on('error', () => undefined);
  return pool;
}

function withOptions(databaseUrl: string, serverOptions: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', serverOptions);
  return url.href;
}
