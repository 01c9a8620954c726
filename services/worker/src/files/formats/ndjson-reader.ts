import type { TextLine } from '@pruefer/iban';
import { duplicateName } from '@pruefer/platform';
import type { ReadRow, RowReader } from './row/file-row.js';
import { type RawFields, toReadRow } from './row/to-read-row.js';
import { TextLines } from './text/text-lines.js';

/** Reads a file with one JSON object per line, with the fields of an item of a bulk call: iban, bic and reference; none of them twice. */
export class NdjsonReader implements RowReader {
  private readonly lines = new TextLines();

  push(text: string): ReadRow[] {
    return this.lines.push(text).flatMap(rowsOfLine);
  }

  end(): ReadRow[] {
    return this.lines.end().flatMap(rowsOfLine);
  }
}

function rowsOfLine({ line, text }: TextLine): ReadRow[] {
  if (text === null) return [{ line, reason: 'row_too_long', cells: [] }];
  if (text.trim() === '') return [];
  const item = parseItem(text);
  if (!item) return [{ line, reason: 'invalid_json', cells: [] }];
  if (isText(item.reference)) return [toReadRow(line, item as RawFields)];
  return [{ line, reason: 'invalid_reference', cells: [] }];
}

/** The fields, where null is the same as none; undefined: the line is no item. */
function parseItem(text: string): (Omit<RawFields, 'reference'> & { readonly reference: unknown }) | undefined {
  const item = parseJson(text);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const { iban, bic, reference } = item as Readonly<Record<keyof RawFields, unknown>>;
  if (!isText(iban ?? undefined) || !isText(bic ?? undefined)) return undefined;
  const fields = { iban: iban ?? undefined, bic: bic ?? undefined } as Omit<RawFields, 'reference'>;
  return { ...fields, reference: reference ?? undefined };
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return duplicateName(text, value) ? undefined : value;
  } catch {
    return undefined;
  }
}
