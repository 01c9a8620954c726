import type { FileDelimiter, FileEncoding, FileFormat } from '@pruefer/contracts';

/** The layout by which a file is read. It is plain data, so that it can be stored and shown before the file is read. */
export interface FileLayout {
  readonly format: FileFormat;
  readonly encoding: FileEncoding;
  /** Whether the customer chose the encoding: then the whole file must be in it. */
  readonly isEncodingChosen?: boolean;
  /** null outside CSV. */
  readonly delimiter: FileDelimiter | null;
  readonly hasHeader: boolean;
  /** Line of the first row, from 1; titles and the header are above it. 1 outside CSV. */
  readonly firstLine: number;
  /** Names as shown to people: the cells of the header, or "Spalte 1" and so on in the job's language. Empty outside CSV. */
  readonly columns: readonly string[];
  /** Index of the column; null in a CSV file: the customer must choose one. Always null outside CSV. */
  readonly ibanColumn: number | null;
  /** Indices of the columns with IBANs, when there are several. */
  readonly candidates: readonly number[];
  readonly bicColumn: number | null;
  readonly referenceColumn: number | null;
}

/** A column by its name, or by its number from 1. */
export type ColumnChoice = string | number;

/** The customer's choices, which replace those of the reader; null: none of the columns. */
export interface LayoutChoice {
  readonly encoding?: FileEncoding;
  readonly delimiter?: FileDelimiter;
  readonly hasHeader?: boolean;
  readonly ibanColumn?: ColumnChoice;
  readonly bicColumn?: ColumnChoice | null;
  readonly referenceColumn?: ColumnChoice | null;
}

/** A row with something to check. */
export interface FileRow {
  /** Line of the file in which the row begins, from 1; in SEPA files the number of the transaction. */
  readonly line: number;
  /** Cleaned. */
  readonly iban: string;
  /** Cleaned. */
  readonly bic?: string;
  readonly reference?: string;
  /** All cells of a CSV row; empty in other formats. */
  readonly cells: readonly string[];
}

export const rejections = [
  'no_iban',
  'number_notation',
  'digits_only',
  'too_long',
  'invalid_characters',
  'invalid_bic',
  'invalid_reference',
  'invalid_json',
  'row_too_long',
] as const;
export type Rejection = (typeof rejections)[number];

/** A row without anything to check. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: Rejection;
  readonly cells: readonly string[];
}

export type ReadRow = FileRow | RejectedRow;

/** Whether the row cannot be checked. */
export function isRejected(row: ReadRow): row is RejectedRow {
  return 'reason' in row;
}

/** The rows that can be checked, in order. */
export function checkableRows(rows: readonly ReadRow[]): FileRow[] {
  return rows.filter((row): row is FileRow => !isRejected(row));
}

/** Whether a file can be read, or a customer must choose the column of the IBANs first. */
export function isUnambiguous({ format, ibanColumn }: FileLayout): boolean {
  return format !== 'csv' || ibanColumn !== null;
}

/** Reads the text of a file piece by piece. */
export interface RowReader {
  /** @returns the rows that end in the text */
  push(text: string): ReadRow[];
  /** @returns the rows at the end of the file */
  end(): ReadRow[];
}
