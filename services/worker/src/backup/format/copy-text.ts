import { isUtf8 } from 'node:buffer';
import { unreadable } from './grammar.js';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const BACKSLASH = 0x5c;
const LETTER_N = 0x4e;

/** Escapes that COPY writes, by the character after the backslash. */
const escaped: Readonly<Record<string, string>> = {
  '\\': '\\',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const escapeOf = new Map(Object.entries(escaped).map(([letter, value]) => [value, `\\${letter}`]));

/** Bytes that need no check; all others separate values, begin an escape, or are invalid without an escape. */
const isPlain = new Uint8Array(256).fill(1);
for (const byte of [0x00, 0x08, TAB, LINE_FEED, 0x0b, 0x0c, 0x0d, BACKSLASH]) isPlain[byte] = 0;
const isEscape = new Uint8Array(256);
for (const letter of Object.keys(escaped)) isEscape[letter.charCodeAt(0)] = 1;

/** Whole rows of COPY's text form. */
export interface Rows {
  /** Each with its line feed. */
  readonly bytes: Buffer;
  readonly count: number;
}

/**
 * Checks lines: the number of columns, the escapes that COPY writes, and UTF-8.
 * @returns the number of rows before the line that ends a block, and their bytes
 * @throws Problem `backup_unreadable`
 */
export function scanRows(lines: Buffer, columns: number): { readonly rows: number; readonly end: number } {
  let rows = 0;
  let begin = 0;
  while (begin < lines.length) {
    if (isEndOfRows(lines, begin)) break;
    begin = endOfRow(lines, begin, columns);
    rows += 1;
  }
  if (!isUtf8(lines.subarray(0, begin))) throw unreadable();
  return { rows, end: begin };
}

/** A row never begins like this: its own backslashes are doubled. */
function isEndOfRows(lines: Buffer, begin: number): boolean {
  return lines[begin] === BACKSLASH && lines[begin + 1] === 0x2e && lines[begin + 2] === LINE_FEED;
}

function endOfRow(lines: Buffer, begin: number, columns: number): number {
  let tabs = 0;
  let field = begin;
  for (let at = begin; ; at += 1) {
    const byte = lines[at]!;
    if (isPlain[byte]) continue;
    if (byte === LINE_FEED) {
      if (tabs !== columns - 1) throw unreadable();
      return at + 1;
    }
    if (byte === TAB) {
      tabs += 1;
      field = at + 1;
    } else if (byte === BACKSLASH) {
      at += 1;
      if (!isEscape[lines[at]!] && !isNull(lines, field, at)) throw unreadable();
    } else throw unreadable();
  }
}

/** Whether `\N` is the whole field; COPY writes it nowhere else. */
function isNull(lines: Buffer, field: number, at: number): boolean {
  const next = lines[at + 1];
  return lines[at] === LETTER_N && at === field + 1 && (next === TAB || next === LINE_FEED);
}

/** The values of rows that `scanRows` has checked, without escapes. */
export function* rowValues({ bytes }: Rows): Generator<(string | null)[]> {
  let begin = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, begin)) {
    yield bytes.toString('utf8', begin, end).split('\t').map(unescaped);
    begin = end + 1;
  }
}

function unescaped(field: string): string | null {
  if (field === '\\N') return null;
  if (!field.includes('\\')) return field;
  return field.replaceAll(/\\(.)/g, (_, letter: string) => escaped[letter]!);
}

/** A row in COPY's text form, with its line feed; the inverse of `rowValues`. */
export function copyRowOf(values: readonly (string | null)[]): string {
  return values.map((value) => (value === null ? '\\N' : escapedText(value))).join('\t') + '\n';
}

function escapedText(value: string): string {
  return value.replaceAll(/[\\\b\f\n\r\t\v]/g, (character) => escapeOf.get(character)!);
}
