import { createPool } from '@pruefer/platform';
import type { Pool } from 'pg';
import type { ValidationConfig } from '../config.js';

/** Injection token of the connections that batches are charged and recorded through; everything else uses other ones. */
export const HOT_POOL = Symbol('HOT_POOL');

/** Injection token of the one connection that asks whether a lost database is back. */
export const PROBE_POOL = Symbol('PROBE_POOL');

/** Two batches per kind and gateway are under way at once: room for four gateways. */
const MAX_BATCHES = 24;
const STATEMENT_LIMIT_MS = 1_000;
/** Shorter than the limit here: a batch that waits for a lock learns so from PostgreSQL, and is not taken for its silence. */
const LOCK_LIMIT_MS = 900;

/** Connections whose statements are given up, and themselves thrown away, after a second without an answer. */
export function createHotPool({ DATABASE_URL }: ValidationConfig, serviceName: string): Pool {
  const url = new URL(DATABASE_URL);
  url.searchParams.set('options', `-c lock_timeout=${LOCK_LIMIT_MS}`);
  return impatientPool(url.href, `${serviceName} batches`, MAX_BATCHES);
}

/** One connection that `probe` asks over: it is never busy with rows. */
export function createProbePool({ DATABASE_URL }: ValidationConfig, serviceName: string): Pool {
  return impatientPool(DATABASE_URL, `${serviceName} probe`, 1);
}

/**
 * Asks whether rows can be written.
 * @throws Error when there is no answer, or a standby answers
 */
export async function probe(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby !== false) throw new Error('the database only reads');
}

function impatientPool(DATABASE_URL: string, applicationName: string, max: number): Pool {
  return createPool(
    { DATABASE_URL },
    { applicationName, max, queryTimeoutMs: STATEMENT_LIMIT_MS, connectTimeoutMs: STATEMENT_LIMIT_MS },
  );
}
