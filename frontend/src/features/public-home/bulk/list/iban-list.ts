import { listTable, type TableRow, withoutTextMark } from '@pruefer/iban';
import type { Line } from '../run/chunk-lines.js';

/** Most lines of a list, so that the browser has room for their results. */
export const MAX_LINES = 100_000;

/** A list of a customer. */
export interface IbanList {
  /** Everything that was pasted or read. */
  readonly text: string;
  readonly head: readonly string[] | null;
  /** All lines below the head. */
  readonly rows: readonly TableRow[];
  /** Those with an entry in the column of the IBANs, as it was written. */
  readonly lines: readonly Line[];
  /** Number of columns, at least 1. */
  readonly width: number;
  /** Index of the column with the IBANs. */
  readonly column: number;
}

const LINE_END = /\r\n|\r|\n/;
/** Too short for an IBAN, but meant to be one. */
const LIKE_IBAN = /^[A-Z]{2}[\s.\-/]*\d[\s.\-/]*\d(?:[\s.\-/]*[A-Z0-9]){8,30}$/i;

/** Finds the IBANs in a text as a file job does. The fullest column counts where a file job asks for the column, and the first one where it finds none. */
export function parseIbanList(text: string): IbanList {
  const table = listTable(text.split(LINE_END).map((line, index) => ({ line: index + 1, text: line })));
  const { delimiter, header, rows, names, ibanColumns } = table;
  const isLike = (cell: string) => LIKE_IBAN.test(cell);
  const column = ibanColumns[0] ?? rows.find(({ cells }) => cells.some(isLike))?.cells.findIndex(isLike) ?? 0;
  const entries = rows.map(({ line, cells }) => ({ line, iban: withoutTextMark(cells[column] ?? '') }));
  const lines = entries.filter(({ iban }) => iban !== '');
  const list = { text, head: header ?? null, rows, lines, width: names.length, column };
  // Remarks behind a few IBANs make no second column.
  const isColumn = column === 0 && !names.some((name, index) => index > 0 && name !== '');
  if (!isColumn || rows.filter(({ cells }) => cells.length > 1).length * 2 > rows.length) return list;
  return { ...list, rows: rows.map(({ line, cells }) => ({ line, cells: [cells.join(delimiter)] })), width: 1 };
}
