import { A, B, C, D, toSampleBytes } from '@pruefer/iban/list-samples';
import type { FileLayout, LayoutChoice, ReadRow } from './row/file-row.js';
import { isRejected } from './row/file-row.js';
import { readFileRows } from './read-file-rows.js';
import { detectLayout } from './detect-layout.js';
import { UnreadableFile } from './row/unreadable-file.js';

export { A, B, toSampleBytes };
const letters = new Map(Object.entries({ A, B, C, D }).map(([letter, iban]) => [iban, letter]));

export async function* pieces(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export async function rowsIn(bytes: Uint8Array, layout: FileLayout, size?: number): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const batch of readFileRows(pieces(bytes, size), layout)) rows.push(...batch);
  return rows;
}

export async function read(file: string | Uint8Array, choice: LayoutChoice = {}, size?: number): Promise<ReadRow[]> {
  const bytes = typeof file === 'string' ? toSampleBytes(file) : file;
  return rowsIn(bytes, detectLayout(bytes, true, choice), size);
}

/** The code of the error; 'read' if there is none. */
export async function refusal(file: string | Uint8Array, choice: LayoutChoice = {}): Promise<unknown> {
  try {
    await read(file, choice);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableFile ? error.code : error;
  }
}

/** Describes a layout in short: delimiter, header, and the columns from 1, such as `; header IBAN 2 BIC 3`. */
export function layoutSummary(layout: FileLayout): string {
  const { format, encoding, delimiter, hasHeader, ibanColumn, candidates, bicColumn, referenceColumn } = layout;
  const parts = [
    format === 'csv' ? JSON.stringify(delimiter).slice(1, -1) : format,
    encoding === 'utf-8' ? '' : encoding,
    hasHeader ? 'header' : '',
    ibanColumn === null ? '' : `IBAN ${ibanColumn + 1}`,
    candidates.length > 0 ? `IBAN of ${candidates.map((column) => column + 1).join(',')}` : '',
    bicColumn === null ? '' : `BIC ${bicColumn + 1}`,
    referenceColumn === null ? '' : `reference ${referenceColumn + 1}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Describes a row in short: the line, the letter of the IBAN or the reason, the BIC and the reference, such as `2 A COBADEFF (4711)`. */
export function rowSummary(row: ReadRow): string {
  if (isRejected(row)) return `${row.line} ${row.reason}`;
  const { line, iban, bic, reference } = row;
  const parts = [line, letters.get(iban) ?? iban, bic, reference === undefined ? undefined : `(${reference})`];
  return parts.filter((part) => part !== undefined).join(' ');
}
