/** Characters of one row: quotes around more are a mistake. */
export const MAX_ROW_CHARACTERS = 65_536;

export type TableDelimiter = ';' | ',' | '\t';
export type Cells = readonly string[];

/** A line of a text. */
export interface TextLine {
  /** The first line is 1. */
  readonly line: number;
  /** The text before its end; null: it is longer than a row may be. */
  readonly text: string | null;
}

export interface TableRow {
  /** The line in which the row begins. */
  readonly line: number;
  readonly cells: Cells;
}
