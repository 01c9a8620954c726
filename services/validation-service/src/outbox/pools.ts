import { createPool } from '@pruefer/platform';
import type { Pool } from 'pg';
import type { ValidationConfig } from '../config.js';

/** Injection token of the connections reserved for charging and recording batches. */
export const HOT_POOL = Symbol('HOT_POOL');

/** Injection token of the one connection that probes for a lost database. */
export const PROBE_POOL = Symbol('PROBE_POOL');

/** Two batches per kind and gateway at once, for four gateways. */
const MAX_BATCHES = 24;
const STATEMENT_TIMEOUT_MS = 1_000;
/** Below the client's limit: a batch that waits for a lock gets PostgreSQL's error and does not count as a timeout. */
const LOCK_TIMEOUT_MS = 900;

const limits = { queryTimeoutMs: STATEMENT_TIMEOUT_MS, connectTimeoutMs: STATEMENT_TIMEOUT_MS } as const;

/** Connections whose statements time out after a second; timed out connections are discarded. */
export function createHotPool(config: ValidationConfig, serviceName: string): Pool {
  const serverOptions = `-c lock_timeout=${LOCK_TIMEOUT_MS}`;
  return createPool(config, { ...limits, applicationName: `${serviceName} batches`, max: MAX_BATCHES, serverOptions });
}

/** One connection for `probe`, never used for rows. */
export function createProbePool(config: ValidationConfig, serviceName: string): Pool {
  return createPool(config, { ...limits, applicationName: `${serviceName} probe`, max: 1 });
}

/** Checks whether rows can be written. @throws Error when there is no answer, or a standby answers */
export async function probe(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby !== false) throw new Error('the database only reads');
}
