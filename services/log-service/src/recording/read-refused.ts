import type { RecordFields } from '../consuming/record-fields.js';
import { type LogRow, UNKNOWN_COUNTRY, utcDayOf } from './log-row.js';

/** PostgreSQL's integer. */
const MAX_COUNT = 2_147_483_647;

/**
 * The row of one `request.refused.v1`: it stands for `count` requests, of which nothing but address and status is known.
 * @throws BadRecord
 */
export function readRefused(fields: RecordFields): LogRow {
  const at = fields.instant('at');
  return {
    id: fields.uuid('id'),
    at,
    day: utcDayOf(at),
    status: fields.integer('status', 400, 599),
    count: fields.integer('count', 1, MAX_COUNT),
    country: UNKNOWN_COUNTRY,
    responseTimeUs: null,
    contractId: null,
    keyId: null,
    ibanMasked: null,
    ibanHash: null,
    addressShort: fields.textOrNull('addressShort', 45),
    addressHash: fields.sha256OrNull('addressHash'),
    errorCode: fields.text('errorCode', 64),
    errorMessage: null,
    bankDetails: null,
    dataVersion: null,
    requestId: null,
    isReversed: false,
    iban: null,
    address: fields.textOrNull('address', 45),
  };
}
