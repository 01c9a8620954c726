import { type Language, MAX_COLUMN_NAME } from '@pruefer/contracts';
import { chosenColumn, type ListTable, listTable, type TextLine } from '@pruefer/iban';
import type { ColumnChoice, FileLayout, LayoutChoice } from '../row/file-row.js';
import { MAX_COLUMNS } from '../row/limits.js';
import { refuseOpenQuotes, UnreadableFile } from '../row/unreadable-file.js';
import { TextLines } from '../text/text-lines.js';
import { detectBicColumn, detectReferenceColumn } from './other-columns.js';

type CsvLayout = Omit<FileLayout, 'format' | 'encoding'>;

const columnWords = { de: 'Spalte', en: 'Column' } as const satisfies Record<Language, string>;

/**
 * Detects the layout of a table as a person would.
 * @param isComplete false: the text ends within the file
 * @throws UnreadableFile `empty`, `no_iban_column`, `unknown_column`, `too_many_columns`
 */
export function detectCsvLayout(
  head: string,
  isComplete: boolean,
  choice: LayoutChoice,
  language: Language,
): CsvLayout {
  const reading = { ...choice, isCut: !isComplete, onOpenQuotes: refuseOpenQuotes };
  const table = listTable(splitLines(head, isComplete), reading);
  const { delimiter, header, rows, names } = table;
  if (rows.length === 0) throw new UnreadableFile('empty');
  if (names.length > MAX_COLUMNS) throw new UnreadableFile('too_many_columns');
  const columns = names.map(
    (name, column) => name.slice(0, MAX_COLUMN_NAME) || `${columnWords[language]} ${column + 1}`,
  );
  const form = { delimiter, hasHeader: header !== undefined, firstLine: rows[0]!.line, columns };
  return { ...form, ...detectColumns(table, columns, choice) };
}

function splitLines(head: string, isComplete: boolean): readonly TextLine[] {
  const reader = new TextLines();
  const lines = reader.push(head);
  // The layout of a single line without an end follows from its start.
  return isComplete || lines.length === 0 ? [...lines, ...reader.end()] : lines;
}

function detectColumns(
  { rows, names, ibanColumns }: ListTable,
  columns: readonly string[],
  choice: LayoutChoice,
): Pick<FileLayout, 'ibanColumn' | 'candidates' | 'bicColumn' | 'referenceColumn'> {
  const cells = rows.map((row) => row.cells);
  const candidates = ibanColumns.length > 1 ? ibanColumns.toSorted((one, other) => one - other) : [];
  const ibanColumn = findColumn(columns, choice.ibanColumn, () =>
    candidates.length > 0 ? null : theOnly(ibanColumns),
  );
  const bicColumn = findColumn(columns, choice.bicColumn, () => detectBicColumn(cells, names, ibanColumn));
  const referenceColumn = findColumn(columns, choice.referenceColumn, () => detectReferenceColumn(cells, names));
  return { ibanColumn, candidates, bicColumn, referenceColumn };
}

function theOnly([column]: readonly number[]): number {
  if (column === undefined) throw new UnreadableFile('no_iban_column');
  return column;
}

/** The column that the customer chooses, or else the one that it looks like. */
function findColumn(
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
