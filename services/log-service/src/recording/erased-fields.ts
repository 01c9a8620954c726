import { requestFieldList } from '@pruefer/contracts';
import type { LogRow } from './log-row.js';

/** Ids of requests that we have made, as PostgreSQL and JavaScript read it; any other was chosen by the caller and may say anything. */
const OWN_REQUEST_ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const ownRequestId = new RegExp(OWN_REQUEST_ID);

const telling = requestFieldList.filter(({ tellsIban }) => tellsIban);
const nothing = Object.fromEntries(telling.map(({ name }) => [name, null])) as Partial<LogRow>;

/** Columns of the log that lose what tells of an erased IBAN. */
export const erasedColumns = [...telling.flatMap(({ column }) => column ?? []), 'request_id'];

/** What an UPDATE of the log sets for that. */
export const emptyColumns = erasedColumns
  .map((column) =>
    column === 'request_id'
      ? `request_id = CASE WHEN request_id ~ '${OWN_REQUEST_ID}' THEN request_id END`
      : `${column} = NULL`,
  )
  .join(', ');

/** The same for a row that is not stored yet; the side table keeps nothing of it. What stays is what figures and bills are made of. */
export function withoutIban(row: LogRow): LogRow {
  const requestId = row.requestId !== null && ownRequestId.test(row.requestId) ? row.requestId : null;
  return { ...row, ...nothing, requestId, address: null };
}
