import type { PoolClient } from 'pg';
import type { LogRow } from './log-row.js';

/** Status of a row whose caller received no answer. */
export const REVERSED_STATUS = 503;

/** Locks rows in key order, like inserts. Rows that are already corrected remain unchanged. */
const correct = `
  UPDATE logs.requests r
  SET status = ${REVERSED_STATUS}, error_code = wrong.code, error_message = wrong.message, bank_details = NULL, data_version = NULL
  FROM (
    SELECT r.day, r.id, r.status, c.code, c.message
    FROM unnest($1::date[], $2::uuid[], $3::text[], $4::text[]) AS c (day, id, code, message) JOIN logs.requests r USING (day, id)
    WHERE r.status <> ${REVERSED_STATUS} ORDER BY r.day, r.id FOR UPDATE OF r
  ) wrong
  WHERE r.day = wrong.day AND r.id = wrong.id
  RETURNING r.id, wrong.status`;

/**
 * Corrects stored rows by their void events, in the caller's transaction.
 * @returns the corrected rows with their previous status
 */
export async function correctRows(client: PoolClient, rows: readonly LogRow[]): Promise<LogRow[]> {
  if (rows.length === 0) return [];
  const { rows: corrected } = await client.query<{ id: string; status: number }>({
    name: 'correct-rows',
    text: correct,
    values: [
      rows.map(({ day }) => day),
      rows.map(({ id }) => id),
      rows.map(({ errorCode }) => errorCode),
      rows.map(({ errorMessage }) => errorMessage),
    ],
  });
  const statuses = new Map(corrected.map(({ id, status }) => [id, status]));
  return rows.flatMap((row) => {
    const status = statuses.get(row.id.toLowerCase());
    // The same event twice at once has corrected one row.
    statuses.delete(row.id.toLowerCase());
    return status === undefined ? [] : [{ ...row, status }];
  });
}
