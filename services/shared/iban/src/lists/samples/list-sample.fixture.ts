import type { TextEncoding } from '../detect-encoding.js';

/** A file with its name, content, layout in short, and rows in short; no rows if a column must be chosen. */
export type PeoplesFile = readonly [
  name: string,
  file: string | Uint8Array,
  understood: string,
  rows?: readonly string[],
];

export const A = 'DE89370400440532013000';
export const B = 'AT611904300234573201';
export const C = 'CH9300762011623852957';
export const D = 'DE02120300000000202051';

/** An IBAN in groups of four. */
export const grouped = (iban: string, blank = ' ') => iban.replaceAll(/(.{4})(?=.)/g, `$1${blank}`);

/** The bytes of a text; characters that the encoding lacks are not allowed. */
export function toSampleBytes(text: string, encoding: TextEncoding = 'utf-8'): Buffer<ArrayBuffer> {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}
