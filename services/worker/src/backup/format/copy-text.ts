import { isUtf8 } from 'node:buffer';
import { unreadable } from './grammar.js';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const BACKSLASH = 0x5c;
const LETTER_N = 0x4e;
const DOT = 0x2e;

/** Characters that COPY escapes, by the letter after the backslash. */
const characterOf: Readonly<Record<string, string>> = {
  '\\': '\\',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const escapeOf = new Map(Object.entries(characterOf).map(([letter, character]) => [character, `\\${letter}`]));

/** Bytes that need no check; all others separate values, begin an escape, or are invalid without an escape. */
const isPlain = new Uint8Array(256).fill(1);
for (const byte of [0x00, 0x08, TAB, LINE_FEED, 0x0b, 0x0c, 0x0d, BACKSLASH]) isPlain[byte] = 0;
const isEscape = new Uint8Array(256);
for (const letter of Object.keys(characterOf)) isEscape[letter.charCodeAt(0)] = 1;

/** Complete rows in COPY's text form, the format of PostgreSQL's `COPY … TO STDOUT`. */
export interface CopyRows {
  /** Each row ends with a line feed. */
  readonly bytes: Buffer;
  readonly count: number;
}

/**
 * Checks lines: the number of columns, the escapes that COPY writes, and UTF-8. The line `\.` ends the rows of a table.
 * @returns the number of rows before that line, and the index of the byte after them
 * @throws Problem `backup_unreadable`
 */
export function scanRows(lines: Buffer, columnCount: number): { readonly rows: number; readonly end: number } {
  let rows = 0;
  let begin = 0;
  while (begin < lines.length && !isEndOfRows(lines, begin)) {
    begin = endOfRow(lines, begin, columnCount);
    rows += 1;
  }
  if (!isUtf8(lines.subarray(0, begin))) throw unreadable();
  return { rows, end: begin };
}

/** Whether the line is `\.`. No row is, because COPY doubles the backslashes of values. */
function isEndOfRows(lines: Buffer, begin: number): boolean {
  return lines[begin] === BACKSLASH && lines[begin + 1] === DOT && lines[begin + 2] === LINE_FEED;
}

/** Index of the byte after the line feed of a row. */
function endOfRow(lines: Buffer, begin: number, columnCount: number): number {
  let tabs = 0;
  let fieldStart = begin;
  for (let index = begin; ; index += 1) {
    const byte = lines[index]!;
    if (isPlain[byte]) continue;
    if (byte === LINE_FEED) {
      if (tabs !== columnCount - 1) throw unreadable();
      return index + 1;
    }
    if (byte === TAB) {
      tabs += 1;
      fieldStart = index + 1;
    } else if (byte === BACKSLASH) {
      index += 1;
      if (!isEscape[lines[index]!] && !isNull(lines, fieldStart, index)) throw unreadable();
    } else throw unreadable();
  }
}

/** Whether `\N` is the whole field; COPY writes it nowhere else. */
function isNull(lines: Buffer, fieldStart: number, index: number): boolean {
  const next = lines[index + 1];
  return lines[index] === LETTER_N && index === fieldStart + 1 && (next === TAB || next === LINE_FEED);
}

/** The values of rows that `scanRows` has checked, without escapes. */
export function* rowValues({ bytes }: CopyRows): Generator<(string | null)[]> {
  let begin = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, begin)) {
    yield bytes.toString('utf8', begin, end).split('\t').map(unescapeField);
    begin = end + 1;
  }
}

function unescapeField(field: string): string | null {
  if (field === '\\N') return null;
  if (!field.includes('\\')) return field;
  return field.replaceAll(/\\(.)/g, (_, letter: string) => characterOf[letter]!);
}

/** A row in COPY's text form, with its line feed; the inverse of `rowValues`. */
export function formatCopyRow(values: readonly (string | null)[]): string {
  return values.map((value) => (value === null ? '\\N' : escapedText(value))).join('\t') + '\n';
}

function escapedText(value: string): string {
  return value.replaceAll(/[\\\b\f\n\r\t\v]/g, (character) => escapeOf.get(character)!);
}
