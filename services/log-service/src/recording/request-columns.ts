import { type RequestField, requestFieldList, type RequestFieldName, type requestFields } from '@pruefer/contracts';
import { copyBytes, copyPlain, copyText } from '@pruefer/platform';
import type { LogRow } from './log-row.js';

/** A column, and its value in a row as COPY wants it. */
export interface RequestColumn {
  readonly name: string;
  readonly of: (row: LogRow) => string;
}

const day: RequestColumn = { name: 'day', of: (row) => row.day };

type Copy = RequestColumn['of'];
const plain =
  (name: keyof LogRow): Copy =>
  (row) =>
    copyPlain(row[name] as string | number | null);
const text =
  (name: keyof LogRow): Copy =>
  (row) =>
    copyText(row[name] as string | null);

/** Writes a value of a form for COPY. */
const copies: Readonly<Record<RequestField['form'], (name: keyof LogRow) => Copy>> = {
  uuid: plain,
  instant: plain,
  text,
  sha256: (name) => (row) => copyBytes(row[name] as string | null),
  integer: plain,
  status: plain,
  milliseconds: plain,
  bank: (name) => (row) => copyText(row[name] === null ? null : JSON.stringify(row[name])),
};

type TimeField = {
  [Name in RequestFieldName]: (typeof requestFields)[Name] extends { form: 'milliseconds' } ? Name : never;
}[RequestFieldName];

/** A row has its times in microseconds. */
const rowFields: Readonly<Record<TimeField, keyof LogRow> & Partial<Record<RequestFieldName, keyof LogRow>>> = {
  responseTimeMs: 'responseTimeUs',
};

/** Columns of the log's table. */
export const requestColumns: readonly RequestColumn[] = [
  day,
  ...requestFieldList.flatMap((field) =>
    field.column === undefined
      ? []
      : [{ name: field.column, of: copies[field.form](rowFields[field.name] ?? (field.name as keyof LogRow)) }],
  ),
];

/** Columns of the side table with full values. */
export const detailColumns: readonly RequestColumn[] = [
  day,
  { name: 'id', of: (row) => row.id },
  { name: 'iban', of: (row) => copyText(row.iban) },
  { name: 'address', of: (row) => copyText(row.address) },
];
