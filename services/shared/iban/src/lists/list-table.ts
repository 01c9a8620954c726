import { CsvRows } from './csv-rows.js';
import { detectDelimiter, namedDelimiter } from './detect-delimiter.js';
import { headerIndex } from './header-index.js';
import { detectIbanColumns } from './iban-columns.js';
import type { Cells, TableDelimiter, TableRow, TextLine } from './table-row.js';

/** A list of IBANs as a table. */
export interface ListTable {
  readonly delimiter: TableDelimiter;
  /** undefined: there is none. */
  readonly header: Cells | undefined;
  /** Those below titles and header, without blank ones. */
  readonly rows: readonly TableRow[];
  /** The header's cells, with an empty name for each further column; trailing delimiters make no column. */
  readonly names: readonly string[];
  /** Indices of the columns with IBANs, the fullest first. */
  readonly ibanColumns: readonly number[];
}

interface Reading {
  /** What a customer chooses replaces what is detected. */
  readonly delimiter?: TableDelimiter;
  readonly hasHeader?: boolean;
  /** The lines end within the list: an open quote may end behind them. */
  readonly isCut?: boolean;
  readonly onOpenQuotes?: (line: number) => void;
}

/** Reads a list as a person would. Every reader of lists uses it, so that a list is the same in the browser and as a file job. */
export function listTable(lines: readonly TextLine[], reading: Reading = {}): ListTable {
  const excelDelimiter = namedDelimiter(lines[0]);
  const content = excelDelimiter ? lines.slice(1) : lines;
  const delimiter = reading.delimiter ?? excelDelimiter ?? detectDelimiter(content);
  const reader = new CsvRows(delimiter, reading.onOpenQuotes);
  const all = reader.push(content).concat(reading.isCut ? [] : reader.end());
  const table = all.map(({ line, cells }) => ({ line, cells: cells ?? [] }));
  const likelyHeader = reading.hasHeader === false ? -1 : headerIndex(table.map(({ cells }) => cells));
  // A customer who knows of a header means the first row, if no other one looks like it.
  const index = reading.hasHeader === true ? Math.max(likelyHeader, 0) : likelyHeader;
  const header = table[index]?.cells;
  const rows = table.slice(index + 1);
  const cells = rows.map((row) => row.cells);
  const names = listColumnNames(header ?? [], cells);
  return { delimiter, header, rows, names, ibanColumns: detectIbanColumns(cells, names) };
}

function listColumnNames(header: Cells, rows: readonly Cells[]): readonly string[] {
  const measureWidth = (cells: Cells) => cells.findLastIndex((cell) => cell !== '') + 1;
  const width = rows.reduce((most, cells) => Math.max(most, measureWidth(cells)), Math.max(1, measureWidth(header)));
  return Array.from({ length: width }, (_, column) => header[column] ?? '');
}

/** What a text is by its first signs. A list, too, may begin with a bracket. */
export function detectListFormat(text: string): 'xml' | 'json' | 'list' {
  if (/^\s*</.test(text)) return 'xml';
  return /^\s*(?:\{|\[\s*[[{"\]])/.test(text) ? 'json' : 'list';
}
