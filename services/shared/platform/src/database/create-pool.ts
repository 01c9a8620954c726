import { Logger } from '@nestjs/common';
import { Pool } from 'pg';

export interface DatabaseSettings {
  readonly DATABASE_URL: string;
}

export interface PoolOptions {
  /** Shown in pg_stat_activity: the service's name. */
  readonly applicationName: string;
  /** Most connections at once. */
  readonly max: number;
  /** How long a caller waits for one statement, at most 3 s; the connection is thrown away after that. */
  readonly queryTimeoutMs?: number;
  /** How long a caller waits for a free or new connection. */
  readonly connectTimeoutMs?: number;
}

/**
 * A pool of connections that never crashes the process: a connection that drops is logged and replaced with the next query.
 * Statements that shall end on the server too have their limit at the role (`provisionDatabase`).
 */
export function createPool({ DATABASE_URL }: DatabaseSettings, options: PoolOptions): Pool {
  const { applicationName, max, queryTimeoutMs = 3_000, connectTimeoutMs = 2_000 } = options;
  const logger = new Logger('PostgreSQL');
  const pool = new Pool({
    connectionString: DATABASE_URL,
    application_name: applicationName,
    max,
    query_timeout: queryTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // Without a listener the process would end. A connection in use tells its query too, an idle one tells the pool as well.
  pool.on('connect', (client) => client.on('error', (error) => logger.warn(`connection lost: ${error.message}`)));
  pool.on('error', () => undefined);
  return pool;
}
