import type { FileDelimiter } from '@pruefer/contracts';
import { MAX_ROW_CHARACTERS } from '../row/limits.js';
import type { Line } from '../text/text-lines.js';
import { UnreadableFile } from '../row/unreadable-file.js';
import { cellsOf, hasSingleQuote, looseCells } from './csv-cells.js';

/** Attempts to end one row: each reads all of its lines again. */
const MAX_ATTEMPTS = 100;
/** More are a sign of another format; each costs reading up to 64,000 characters. */
const MAX_OPEN_QUOTES = 100;

export interface CsvRow {
  /** The line in which the row begins; the first line is 1. */
  readonly line: number;
  /** null: the row is too long. */
  readonly cells: readonly string[] | null;
}

/** Joins lines to rows where quoted cells contain line ends. A quote that never ends is a character of its line, so that no row is lost. */
export class CsvRows {
  /** Lines of a row whose last cell is still open. */
  private open: Line[] = [];
  private characters = 0;
  private attempts = 0;
  private openQuotes = 0;

  constructor(private readonly delimiter: FileDelimiter) {}

  /** @returns the rows that end in the lines, without blank ones */
  push(lines: readonly Line[]): CsvRow[] {
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

  private add(line: Line, rows: CsvRow[]): void {
    if (this.open.length > 0) this.extend(line, rows);
    else if (line.text === null) rows.push({ line: line.line, cells: null });
    else {
      const cells = cellsOf(line.text, this.delimiter);
      if (cells === 'open') this.begin(line, line.text.length);
      else rows.push({ line: line.line, cells: cells === 'misquoted' ? looseCells(line.text, this.delimiter) : cells });
    }
  }

  private begin(line: Line, characters: number): void {
    this.open = [line];
    this.characters = characters;
    this.attempts = 0;
  }

  private extend(line: Line, rows: CsvRow[]): void {
    this.open.push(line);
    this.characters += (line.text?.length ?? MAX_ROW_CHARACTERS) + 1;
    if (this.characters > MAX_ROW_CHARACTERS) return this.closeFirst(rows);
    if (!hasSingleQuote(line.text!)) return;
    this.attempts += 1;
    const cells = cellsOf(this.open.map(({ text }) => text).join('\n'), this.delimiter);
    if (cells === 'misquoted' || (cells === 'open' && this.attempts === MAX_ATTEMPTS)) this.closeFirst(rows);
    else if (cells !== 'open') {
      rows.push({ line: this.open[0]!.line, cells });
      this.open = [];
    }
  }

  /** Takes the first line for a row of its own, and reads the other lines again. */
  private closeFirst(rows: CsvRow[]): void {
    const [first, ...others] = this.open as [Line, ...Line[]];
    this.open = [];
    this.openQuotes += 1;
    if (this.openQuotes > MAX_OPEN_QUOTES) throw new UnreadableFile('open_quotes', first.line);
    rows.push({ line: first.line, cells: looseCells(first.text!, this.delimiter) });
    for (const line of others) this.add(line, rows);
  }
}

function hasContent({ cells }: CsvRow): boolean {
  return cells === null || cells.some((cell) => cell !== '');
}
