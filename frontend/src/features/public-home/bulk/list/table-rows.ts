import type { Delimiter } from './delimiter-of.js';

/** A line of a list. */
export interface TableRow {
  /** Where it begins in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quoted cell is not longer: otherwise its first quote is treated as a normal character. */
const MAX_QUOTED_CHARACTERS = 10_000;
const LINE_END = /\r\n|\r|\n/g;

/**
 * Splits a text into lines and cells, without blank lines. Quoted cells may contain delimiters and line ends. No CSV
 * library is used: they are larger than the whole tool, and refuse a file with one surplus quote.
 * @param delimiter undefined: every line is one cell
 */
export function tableRows(text: string, delimiter: Delimiter | undefined): TableRow[] {
  const rows: TableRow[] = [];
  const cellAt = cellReader(text, delimiter);
  let cells: string[] = [];
  let line = 1;
  let nextLine = 1;
  for (let position = 0; position < text.length;) {
    const { value, end, lineEnds } = cellAt(position);
    cells.push(value);
    nextLine += lineEnds;
    position = end + 1;
    if (delimiter && text[end] === delimiter) {
      if (position < text.length) continue;
      // The text ends with a delimiter: an empty cell follows it.
      cells.push('');
    }
    if (text[end] === '\r' && text[position] === '\n') position += 1;
    if (!cells.every((cell) => cell === '')) rows.push({ line, cells });
    line = nextLine += 1;
    cells = [];
  }
  return rows;
}

interface Cell {
  readonly value: string;
  /** Index after the cell. */
  readonly end: number;
  /** Line ends in the cell. */
  readonly lineEnds: number;
}

function cellReader(text: string, delimiter: Delimiter | undefined): (begin: number) => Cell {
  const plainCell = delimiter ? new RegExp(`[^${delimiter}\\r\\n]*`, 'y') : /[^\r\n]*/y;
  return (begin) => {
    const quotedUntil = delimiter ? quotedEnd(text, begin, delimiter) : -1;
    if (quotedUntil !== -1) {
      const quoted = text.slice(begin + 1, quotedUntil - 1);
      const value = quoted.replaceAll('""', '"').trim();
      return { value, end: quotedUntil, lineEnds: quoted.match(LINE_END)?.length ?? 0 };
    }
    plainCell.lastIndex = begin;
    const plain = plainCell.exec(text)![0];
    return { value: plain.trim(), end: begin + plain.length, lineEnds: 0 };
  };
}

/** Index after a quoted cell; -1 for a cell without quotes. */
function quotedEnd(text: string, begin: number, delimiter: Delimiter): number {
  if (text[begin] !== '"') return -1;
  for (let position = begin + 1; position - begin < MAX_QUOTED_CHARACTERS; position += 2) {
    position = text.indexOf('"', position);
    if (position === -1) return -1;
    if (text[position + 1] === '"') continue;
    const next = text[position + 1];
    return next === undefined || next === delimiter || isLineEnd(next) ? position + 1 : -1;
  }
  return -1;
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\r' || character === '\n';
}
