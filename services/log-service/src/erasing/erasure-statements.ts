import { asIso, asNumber } from '../database/select-forms.js';
import { emptyColumns } from '../recording/erased-fields.js';

/**
 * Maximum clock difference between gateways and database, as for charging: requests received before an erasure are recognised
 * despite a fast clock.
 */
const CLOCKS_DIFFER = `interval '5 s'`;
/** Rows of one statement, which takes far less than a second, so that consumers hardly wait. */
export const ERASED_ROWS_PER_STEP = 5_000;

const erasure = `id, ${asIso('at')} AS at, erased_by AS "erasedBy", reason, rows::double precision AS rows, ${asIso('completed_at')} AS "completedAt"`;

/** Waits for committing consumers; later ones see the following changes. */
export const lockConsumers = 'SELECT FROM logs.cleanup FOR UPDATE';

/** `$1`: hash in hex, `$2`: actor, `$3`: reason. */
export const insertErasure = `
  WITH now AS (SELECT date_trunc('milliseconds', clock_timestamp()) AS at)
  INSERT INTO logs.erased (iban_hash, at, erased_until, erased_by, reason)
  SELECT decode($1, 'hex'), at, at + ${CLOCKS_DIFFER}, $2, $3 FROM now
  RETURNING id`;

export const moveErasedUntil = `
  UPDATE logs.cleanup SET erased_until = greatest(erased_until, (SELECT erased_until FROM logs.erased WHERE id = $1))`;

export const readErasure = `SELECT ${erasure} FROM logs.erased WHERE id = $1`;

/** `$1`: limit, `$2`: offset. */
export const selectErasures = `SELECT ${erasure} FROM logs.erased ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2`;

export const countErasures = `SELECT ${asNumber('count(*)')} AS total FROM logs.erased`;

/**
 * Erasures without a running call. The newest first, so that a new erasure does not wait for thousands from a restore. `$1`: ids
 * that failed before, tried last in that order.
 */
export const findUnfinished = `
  SELECT id, encode(iban_hash, 'hex') AS hash FROM logs.erased
  WHERE completed_at IS NULL AND at < now() - interval '40 s' ORDER BY array_position($1::uuid[], id) NULLS FIRST, at DESC LIMIT 10`;

export const completeErasure =
  'UPDATE logs.erased SET completed_at = clock_timestamp() WHERE id = $1 AND completed_at IS NULL';

export const countRowsOfIban = `
  SELECT count(*)::integer AS rows, ${asIso('min(at)')} AS "oldestAt", ${asIso('max(at)')} AS "newestAt"
  FROM logs.requests WHERE iban_hash = decode($1, 'hex') AND at >= (SELECT cleaned_until FROM logs.cleanup)`;

/**
 * Removes the IBAN and the details from some rows of one day in one step, counted once. Validations after the erasure are kept,
 * however late this runs. `$1`: hash in hex, `$2`: erasure, `$3`: day.
 * @param requests the partition itself, also while it is being detached
 * @param details of the same day; undefined when already dropped
 */
export function eraseRowsOfDay(requests: string, details: string | undefined): string {
  return `
  WITH found AS MATERIALIZED (
    SELECT id FROM ${requests}
    WHERE iban_hash = decode($1, 'hex') AND at < (SELECT erased_until FROM logs.erased WHERE id = $2) LIMIT ${ERASED_ROWS_PER_STEP} FOR UPDATE
  )${
    details === undefined
      ? ''
      : `, forgotten AS (
    DELETE FROM ${details} d USING found WHERE d.day = $3 AND d.id = found.id
  )`
  }, emptied AS (
    UPDATE ${requests} r
    SET ${emptyColumns}
    FROM found WHERE r.day = $3 AND r.id = found.id
    RETURNING r.id
  ), counted AS (
    UPDATE logs.erased SET rows = rows + (SELECT count(*) FROM emptied) WHERE id = $2 AND EXISTS (SELECT FROM emptied)
  )
  SELECT count(*)::integer AS erased FROM emptied`;
}

/** `$1`: hash in hex, or the IBAN itself. */
export const deleteDeadLetters = `DELETE FROM logs.dead_letters WHERE position(convert_to($1, 'UTF8') IN payload) > 0`;
