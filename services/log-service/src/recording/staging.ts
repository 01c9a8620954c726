import type { LogRow } from './log-row.js';

interface StagedColumn {
  readonly name: string;
  readonly type: string;
  readonly of: (row: LogRow) => string | number | null;
}

/** Columns that go into the log's table as they are. */
const requestColumns: readonly StagedColumn[] = [
  { name: 'day', type: 'date', of: (row) => row.day },
  { name: 'id', type: 'uuid', of: (row) => row.id },
  { name: 'at', type: 'timestamptz', of: (row) => row.at },
  { name: 'status', type: 'smallint', of: (row) => row.status },
  { name: 'count', type: 'integer', of: (row) => row.count },
  { name: 'country', type: 'text', of: (row) => row.country },
  { name: 'response_time_us', type: 'integer', of: (row) => row.responseTimeUs },
  { name: 'contract_id', type: 'bigint', of: (row) => row.contractId },
  { name: 'key_id', type: 'text', of: (row) => row.keyId },
  { name: 'iban_masked', type: 'text', of: (row) => row.ibanMasked },
  { name: 'iban_hash', type: 'bytea', of: (row) => byteaOf(row.ibanHash) },
  { name: 'address_short', type: 'text', of: (row) => row.addressShort },
  { name: 'address_hash', type: 'bytea', of: (row) => byteaOf(row.addressHash) },
  { name: 'error_code', type: 'text', of: (row) => row.errorCode },
  { name: 'error_message', type: 'text', of: (row) => row.errorMessage },
  { name: 'bank_details', type: 'jsonb', of: (row) => row.bankDetails && JSON.stringify(row.bankDetails) },
  { name: 'data_version', type: 'text', of: (row) => row.dataVersion },
  { name: 'request_id', type: 'text', of: (row) => row.requestId },
];

const stagedColumns: readonly StagedColumn[] = [
  ...requestColumns,
  { name: 'iban', type: 'text', of: (row) => row.iban },
  { name: 'address', type: 'text', of: (row) => row.address },
];

/** Names of the columns that staging and the log's table share, for SQL. */
export const requestColumnNames = requestColumns.map(({ name }) => name).join(', ');

/** Of one connection: nothing of it is written ahead or left behind. */
export const createStaging = `CREATE TEMP TABLE IF NOT EXISTS staging (${stagedColumns
  .map(({ name, type }) => `${name} ${type}`)
  .join(', ')}) ON COMMIT DELETE ROWS`;

export const copyToStaging = 'COPY pg_temp.staging FROM STDIN';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A row in PostgreSQL's text form for `copyToStaging`. */
export function copyLineOf(row: LogRow): string {
  let line = '';
  for (const { of } of stagedColumns) line += `${line && '\t'}${fieldOf(of(row))}`;
  return `${line}\n`;
}

function fieldOf(value: string | number | null): string {
  if (value === null) return '\\N';
  const text = String(value);
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : text;
}

function byteaOf(hex: string | null): string | null {
  return hex === null ? null : `\\x${hex}`;
}
