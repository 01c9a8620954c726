import type { FileDelimiter } from '@pruefer/contracts';
import type { Choice, ColumnChoice, FileLayout } from '../row/file-row.js';
import { MAX_COLUMN_NAME, MAX_COLUMNS } from '../row/limits.js';
import { type Line, TextLines } from '../text/text-lines.js';
import { UnreadableFile } from '../row/unreadable-file.js';
import { chosenColumn } from './column-names.js';
import { CsvRows } from './csv-rows.js';
import { delimiterOf, namedDelimiter } from './delimiter-of.js';
import { headerIndex } from './header-of.js';
import { ibanColumns } from './iban-columns.js';
import { bicColumnOf, referenceColumnOf } from './other-columns.js';

type Cells = readonly string[];
type CsvLayout = Omit<FileLayout, 'format' | 'encoding'>;

/**
 * Detects the layout of a table as a person would.
 * @param isComplete false: the text ends within the file
 * @throws UnreadableFile `empty`, `no_iban_column`, `unknown_column`, `too_many_columns`
 */
export function detectCsvLayout(head: string, isComplete: boolean, choice: Choice): CsvLayout {
  const all = linesOf(head, isComplete);
  const excelDelimiter = namedDelimiter(all[0]);
  const lines = excelDelimiter ? all.slice(1) : all;
  const delimiter = choice.delimiter ?? excelDelimiter ?? delimiterOf(lines);
  const table = tableOf(lines, delimiter, isComplete);
  const header = choice.hasHeader === false ? -1 : headerIndex(table.map(({ cells }) => cells));
  // A customer who knows of a header means the first row, if no other one looks like it.
  const index = choice.hasHeader === true ? Math.max(header, 0) : header;
  const rows = table.slice(index + 1);
  if (rows.length === 0) throw new UnreadableFile('empty');
  const cells = rows.map((row) => row.cells);
  const names = namesOf(table[index]?.cells ?? [], cells);
  const columns = names.map((name, column) => name.slice(0, MAX_COLUMN_NAME) || `Spalte ${column + 1}`);
  const form = { delimiter, hasHeader: index >= 0, firstLine: rows[0]!.line, columns };
  return { ...form, ...columnsOf(cells, names, columns, choice) };
}

function linesOf(head: string, isComplete: boolean): readonly Line[] {
  const reader = new TextLines();
  const lines = reader.push(head);
  // The layout of a single line without an end follows from its start.
  return isComplete || lines.length === 0 ? [...lines, ...reader.end()] : lines;
}

function tableOf(
  lines: readonly Line[],
  delimiter: FileDelimiter,
  isComplete: boolean,
): { line: number; cells: Cells }[] {
  const reader = new CsvRows(delimiter);
  const rows = reader.push(lines);
  return [...rows, ...(isComplete ? reader.end() : [])].map(({ line, cells }) => ({ line, cells: cells ?? [] }));
}

/** The header's cells, with an empty name for each further column; trailing delimiters make no column. */
function namesOf(header: Cells, rows: readonly Cells[]): readonly string[] {
  const widths = [header, ...rows].map((cells) => cells.findLastIndex((cell) => cell !== '') + 1);
  const width = widths.reduce((most, other) => Math.max(most, other), 1);
  if (width > MAX_COLUMNS) throw new UnreadableFile('too_many_columns');
  return Array.from({ length: width }, (_, column) => header[column] ?? '');
}

function columnsOf(
  rows: readonly Cells[],
  names: readonly string[],
  columns: readonly string[],
  choice: Choice,
): Pick<FileLayout, 'ibanColumn' | 'candidates' | 'bicColumn' | 'referenceColumn'> {
  const indices = ibanColumns(rows, names);
  const candidates = indices.length > 1 ? indices : [];
  const ibanColumn = chosen(columns, choice.ibanColumn, () => (candidates.length > 0 ? null : theOnly(indices)));
  const bicColumn = chosen(columns, choice.bicColumn, () => bicColumnOf(rows, names, ibanColumn));
  const referenceColumn = chosen(columns, choice.referenceColumn, () => referenceColumnOf(rows, names));
  return { ibanColumn, candidates, bicColumn, referenceColumn };
}

function theOnly([column]: readonly number[]): number {
  if (column === undefined) throw new UnreadableFile('no_iban_column');
  return column;
}

/** The column that the customer chooses, or else the one that it looks like. */
function chosen(
  columns: readonly string[],
  choice: ColumnChoice | null | undefined,
  likely: () => number | null,
): number | null {
  if (choice === undefined) return likely();
  if (choice === null) return null;
  const index = chosenColumn(columns, choice);
  if (index === undefined) throw new UnreadableFile('unknown_column', String(choice).slice(0, MAX_COLUMN_NAME));
  return index;
}
