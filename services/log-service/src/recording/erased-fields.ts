import { requestFieldList } from '@pruefer/contracts';
import type { LogRow } from './log-row.js';

/** Pattern of generated request ids for PostgreSQL and JavaScript; ids from callers may contain anything. */
const OWN_REQUEST_ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const ownRequestId = new RegExp(OWN_REQUEST_ID);

const telling = requestFieldList.filter(({ tellsIban }) => tellsIban);
const emptyFields = Object.fromEntries(telling.map(({ name }) => [name, null])) as Partial<LogRow>;

/** Columns of the log that are cleared by an erasure. */
export const erasedColumns = [...telling.flatMap(({ column }) => column ?? []), 'request_id'];

/** SET clause of an erasure's UPDATE. */
export const emptyColumns = erasedColumns
  .map((column) =>
    column === 'request_id'
      ? `request_id = CASE WHEN request_id ~ '${OWN_REQUEST_ID}' THEN request_id END`
      : `${column} = NULL`,
  )
  .join(', ');

/** Erases the IBAN from a row that is not stored yet, including its details. Fields for statistics and invoices remain. */
export function withoutIban(row: LogRow): LogRow {
  const requestId = row.requestId !== null && ownRequestId.test(row.requestId) ? row.requestId : null;
  return { ...row, ...emptyFields, requestId, address: null };
}
