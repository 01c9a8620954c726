import { DatabaseError } from 'pg';

/**
 * Meaning of a failed statement.
 * - `repeat`: the batch is already recorded
 * - `batch`: the database answers, but this batch waited for a lock too long or is too old
 * - `silent`: timeout; the outcome is unknown
 * - `unreachable`: no connection, or one that broke; the outcome is unknown
 * - `unexpected`: an internal error
 */
type StatementFailure = 'repeat' | 'batch' | 'silent' | 'unreachable' | 'unexpected';

/** Raised by `validation.fresh`. */
const STALE_BATCH = 'PX410';
const UNIQUE_VIOLATION = '23505';
const batchCodes = new Set([STALE_BATCH, '55P03', '40P01', '57014']);

/** Connection exceptions, insufficient resources, operator intervention, system errors, read-only transactions of a standby. */
const unreachableClasses = new Set(['08', '53', '57', '58', '25']);

/** Messages of `pg` when its own timer, not the server, ended the wait. */
const silentMessages = new Set(['Query read timeout', 'timeout exceeded when trying to connect']);

/** Why a statement failed. @param error of `pg` */
export function classifyStatementFailure(error: unknown): StatementFailure {
  if (!(error instanceof DatabaseError)) {
    return silentMessages.has((error as Error).message) ? 'silent' : 'unreachable';
  }
  const code = error.code ?? '';
  if (code === UNIQUE_VIOLATION) return 'repeat';
  if (batchCodes.has(code)) return 'batch';
  return unreachableClasses.has(code.slice(0, 2)) ? 'unreachable' : 'unexpected';
}
