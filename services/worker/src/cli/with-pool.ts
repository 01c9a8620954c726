import { createPool } from '@pruefer/platform';
import type { Pool } from 'pg';
import type { BanksCommandConfig } from '../config.js';

/** Runs the work of a command line on one connection, which is closed in every case. */
export async function withPool<Result>(
  config: BanksCommandConfig,
  applicationName: string,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(config, { applicationName, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
