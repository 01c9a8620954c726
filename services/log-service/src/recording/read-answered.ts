import { answeredStatuses } from '@pruefer/contracts';
import { maskIban } from '@pruefer/platform';
import { BadRecord } from '../consuming/bad-record.js';
import type { RecordFields } from '../consuming/record-fields.js';
import { type LogRow, utcDayOf } from './log-row.js';

/** Far beyond any time limit of the system, and small enough for PostgreSQL's integer in microseconds. */
const MAX_RESPONSE_TIME_MS = 1_800_000;

/**
 * The row of one `validation.answered.v1`.
 * @throws BadRecord
 */
export function readAnswered(fields: RecordFields): LogRow {
  const at = fields.instant('at');
  const iban = fields.textOrNull('iban', 38);
  const ibanMasked = fields.textOrNull('ibanMasked', 38);
  return {
    id: fields.uuid('id'),
    at,
    day: utcDayOf(at),
    status: answeredStatusOf(fields),
    count: 1,
    country: fields.text('country', 2),
    responseTimeUs: Math.round(fields.number('responseTimeMs', 0, MAX_RESPONSE_TIME_MS) * 1_000),
    contractId: fields.integerOrNull('contractId', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    keyId: fields.textOrNull('keyId', 64),
    ibanMasked: iban === null ? ibanMasked : maskIban(iban),
    ibanHash: fields.sha256('ibanHash'),
    addressShort: fields.text('addressShort', 45),
    addressHash: fields.sha256('addressHash'),
    errorCode: fields.textOrNull('errorCode', 64),
    errorMessage: fields.textOrNull('errorMessage', 500),
    bankDetails: bankDetailsOf(fields.objectOrNull('bankDetails')),
    dataVersion: fields.textOrNull('dataVersion', 40),
    requestId: fields.text('requestId', 64),
    isReversed: fields.booleanOrNull('reversed') ?? false,
    iban,
    address: fields.text('address', 45),
  };
}

function answeredStatusOf(fields: RecordFields): number {
  const status = fields.integer('status', 200, 503);
  if (answeredStatuses.some((known) => known === status)) return status;
  throw new BadRecord(`status: not one of ${answeredStatuses.join(', ')}`);
}

/** Known fields only: nothing else of an event reaches the table. */
function bankDetailsOf(bank: RecordFields | null): object | null {
  return (
    bank && {
      bankCode: bank.textOrNull('bankCode', 40),
      bic: bank.textOrNull('bic', 20),
      bankName: bank.textOrNull('bankName', 120),
      bankAddress: bank.textOrNull('bankAddress', 120),
    }
  );
}
