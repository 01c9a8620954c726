import { delimiterOf } from './delimiter-of.js';
import { type TableRow, tableRows } from './table-rows.js';

/** Most lines of a list, so that the browser has room for their results. */
export const MAX_LINES = 100_000;

export interface ListLine extends TableRow {
  /** As it was written; never empty. */
  readonly iban: string;
}

/** A list of a customer. */
export interface IbanList {
  readonly head: readonly string[] | null;
  /** All lines below the head. */
  readonly rows: readonly TableRow[];
  /** Those with an entry in the column of the IBANs. */
  readonly lines: readonly ListLine[];
  /** Number of columns, at least 1. */
  readonly width: number;
  /** Index of the column with the IBANs. */
  readonly column: number;
}

/** With blanks, dots, hyphens and slashes between its characters. */
const LIKE_IBAN = /^[A-Z]{2}[\s.\-/]*\d[\s.\-/]*\d(?:[\s.\-/]*[A-Z0-9]){8,30}$/i;

/** Finds the IBANs in a text: in the column with the most values that look like one. */
export function ibanListOf(text: string): IbanList {
  const table = tableRows(text, delimiterOf(text));
  const width = table.reduce((max, { cells }) => Math.max(max, cells.length), 1);
  const counts = countsByColumn(table, width);
  const column = counts.indexOf(Math.max(...counts));
  const head = isHead(table[0]?.cells[column]) && counts[column]! > 0 ? table[0]!.cells : null;
  const rows = head ? table.slice(1) : table;
  const lines = rows.flatMap((row) => {
    const iban = row.cells[column];
    return iban ? [{ ...row, iban }] : [];
  });
  return { head, rows, lines, width, column };
}

/** How many values of each column look like an IBAN. */
function countsByColumn(table: readonly TableRow[], width: number): number[] {
  const counts = Array.from({ length: width }, () => 0);
  for (const { cells } of table)
    for (const [column, cell] of cells.entries()) if (LIKE_IBAN.test(cell)) counts[column]! += 1;
  return counts;
}

/** The name of a column has no digits; even a misspelled IBAN has some. */
function isHead(cell: string | undefined): boolean {
  return cell !== undefined && !/\d/.test(cell);
}
