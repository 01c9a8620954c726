import type { RecordFields } from '../consuming/record-fields.js';
import { blankRow, dayOfInstant, type LogRow } from './log-row.js';

/** PostgreSQL's integer. */
const MAX_COUNT = 2_147_483_647;

/** Reads the row of a `request.refused.v1`, which represents `count` requests with a known address and status only. @throws BadRecord */
export function readRefused(fields: RecordFields): LogRow {
  const at = fields.instant('at');
  return {
    ...blankRow,
    id: fields.uuid('id'),
    at,
    day: dayOfInstant(at),
    status: fields.integer('status', 400, 599),
    count: fields.integer('count', 1, MAX_COUNT),
    addressShort: fields.textOrNull('addressShort', 45),
    addressHash: fields.sha256OrNull('addressHash'),
    errorCode: fields.text('errorCode', 64),
    address: fields.textOrNull('address', 45),
  };
}
