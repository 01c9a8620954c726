import { hasSingleQuote, looseCells, splitCells } from './csv-cells.js';
import { type Cells, MAX_ROW_CHARACTERS, type TableDelimiter, type TableRow, type TextLine } from './table-row.js';

/** Attempts to end one row: each reads all of its lines again. */
const MAX_ATTEMPTS = 100;
/** More are a sign of another format; each costs reading up to `MAX_ROW_CHARACTERS`. */
const MAX_OPEN_QUOTES = 100;

/** A row of a table; its cells are null if it is too long. */
export type CsvRow = Pick<TableRow, 'line'> & { readonly cells: Cells | null };

/** Joins lines to rows where quoted cells contain line ends. A quote that never ends is a character of its line, so that no row is lost. */
export class CsvRows {
  /** Lines of a row whose last cell is still open. */
  private open: TextLine[] = [];
  private characters = 0;
  private attempts = 0;
  private openQuotes = 0;

  /** @param onOpenQuotes called with a line when too many quotes have no end. If it returns, further ones are characters of their lines. */
  constructor(
    private readonly delimiter: TableDelimiter,
    private readonly onOpenQuotes?: (line: number) => void,
  ) {}

  /** @returns the rows that end in the lines, without blank ones */
  push(lines: readonly TextLine[]): CsvRow[] {
    const rows: CsvRow[] = [];
    for (const line of lines) this.add(line, rows);
    return rows.filter(hasContent);
  }

  /** @returns the rows at the end of the file, without blank ones */
  end(): CsvRow[] {
    const rows: CsvRow[] = [];
    while (this.open.length > 0) this.closeFirst(rows);
    return rows.filter(hasContent);
  }

  private add(line: TextLine, rows: CsvRow[]): void {
    if (this.open.length > 0) return this.extend(line, rows);
    const text = line.text ?? '';
    const cells = line.text === null ? null : splitCells(text, this.delimiter);
    if (cells === 'open' && this.openQuotes <= MAX_OPEN_QUOTES) return this.begin(line, text.length);
    rows.push({ line: line.line, cells: typeof cells === 'string' ? looseCells(text, this.delimiter) : cells });
  }

  private begin(line: TextLine, characters: number): void {
    this.open = [line];
    this.characters = characters;
    this.attempts = 0;
  }

  private extend(line: TextLine, rows: CsvRow[]): void {
    this.open.push(line);
    this.characters += (line.text?.length ?? MAX_ROW_CHARACTERS) + 1;
    if (this.characters > MAX_ROW_CHARACTERS) return this.closeFirst(rows);
    if (!hasSingleQuote(line.text!)) return;
    this.attempts += 1;
    const cells = splitCells(this.open.map(({ text }) => text).join('\n'), this.delimiter);
    if (cells === 'misquoted' || (cells === 'open' && this.attempts === MAX_ATTEMPTS)) this.closeFirst(rows);
    else if (cells !== 'open') {
      rows.push({ line: this.open[0]!.line, cells });
      this.open = [];
    }
  }

  /** Takes the first line for a row of its own, and reads the other lines again. */
  private closeFirst(rows: CsvRow[]): void {
    const [first, ...others] = this.open as [TextLine, ...TextLine[]];
    this.open = [];
    this.openQuotes += 1;
    if (this.openQuotes > MAX_OPEN_QUOTES) this.onOpenQuotes?.(first.line);
    rows.push({ line: first.line, cells: looseCells(first.text!, this.delimiter) });
    for (const line of others) this.add(line, rows);
  }
}

function hasContent({ cells }: CsvRow): boolean {
  return cells === null || cells.some((cell) => cell !== '');
}
