import { copyBytes, copyPlain, copyText } from './copy-form.js';
import type { LogRow } from './log-row.js';

/** A column, and its value in a row as COPY wants it. */
export interface Column {
  readonly name: string;
  readonly of: (row: LogRow) => string;
}

/** Columns of the log's table. */
export const requestColumns: readonly Column[] = [
  { name: 'day', of: (row) => row.day },
  { name: 'id', of: (row) => row.id },
  { name: 'at', of: (row) => row.at },
  { name: 'status', of: (row) => copyPlain(row.status) },
  { name: 'count', of: (row) => copyPlain(row.count) },
  { name: 'country', of: (row) => copyText(row.country) },
  { name: 'response_time_us', of: (row) => copyPlain(row.responseTimeUs) },
  { name: 'contract_id', of: (row) => copyPlain(row.contractId) },
  { name: 'key_id', of: (row) => copyText(row.keyId) },
  { name: 'iban_masked', of: (row) => copyText(row.ibanMasked) },
  { name: 'iban_hash', of: (row) => copyBytes(row.ibanHash) },
  { name: 'address_short', of: (row) => copyText(row.addressShort) },
  { name: 'address_hash', of: (row) => copyBytes(row.addressHash) },
  { name: 'error_code', of: (row) => copyText(row.errorCode) },
  { name: 'error_message', of: (row) => copyText(row.errorMessage) },
  { name: 'bank_details', of: (row) => copyText(row.bankDetails && JSON.stringify(row.bankDetails)) },
  { name: 'data_version', of: (row) => copyText(row.dataVersion) },
  { name: 'request_id', of: (row) => copyText(row.requestId) },
];

/** Columns of the side table with full values. */
export const detailColumns: readonly Column[] = [
  { name: 'day', of: (row) => row.day },
  { name: 'id', of: (row) => row.id },
  { name: 'iban', of: (row) => copyText(row.iban) },
  { name: 'address', of: (row) => copyText(row.address) },
];
