import { DatabaseError } from 'pg';
import { STALE_BATCH } from './migrations/1763700000000-create-outbox.js';

/**
 * What a failed statement says about the database.
 * - `repeat`: the batch is recorded already
 * - `batch`: the database answers, but not this batch: it waited for a lock too long, or is too old
 * - `silent`: no answer in time; the outcome is unknown
 * - `unreachable`: no connection, or one that broke; the outcome is unknown
 * - `unexpected`: a fault of ours
 */
export type StatementFailure = 'repeat' | 'batch' | 'silent' | 'unreachable' | 'unexpected';

const UNIQUE_VIOLATION = '23505';
const batchCodes = new Set([STALE_BATCH, '55P03', '40P01', '57014']);

/** Connection exceptions, out of resources, operator intervention, system errors, a standby that only reads. */
const unreachableClasses = new Set(['08', '53', '57', '58', '25']);

/** What `pg` says when its own clock, not the server, ended the wait. */
const silentMessages = new Set(['Query read timeout', 'timeout exceeded when trying to connect']);

/** Tells what to make of an error that a statement ended with. */
export function statementFailureOf(error: unknown): StatementFailure {
  if (!(error instanceof DatabaseError)) {
    return silentMessages.has((error as Error).message) ? 'silent' : 'unreachable';
  }
  const code = error.code ?? '';
  if (code === UNIQUE_VIOLATION) return 'repeat';
  if (batchCodes.has(code)) return 'batch';
  return unreachableClasses.has(code.slice(0, 2)) ? 'unreachable' : 'unexpected';
}
