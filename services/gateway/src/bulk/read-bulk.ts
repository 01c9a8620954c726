import { isUtf8 } from 'node:buffer';
import { type FieldProblem, germanNumber, MAX_BULK_ITEMS, Problem } from '@pruefer/contracts';
import { type DuplicateName, duplicateName, isTooDeep } from '@pruefer/platform';
import { isKeyInBody } from '../api-key/misplaced-key.js';
import { type BulkRow, bulkRowOf } from './bulk-row.js';

/** Longest name of a field that a message repeats. */
const MAX_NAME = 64;

/** A bulk call as it was sent. */
export interface BulkRequest {
  readonly rows: readonly BulkRow[];
  /** Whether the first IBANs are answered when the quota is too small for all. */
  readonly isPartial: boolean;
}

/**
 * Reads the body of a bulk call.
 * @param body JSON in UTF-8
 * @throws Problem `invalid_json`; `invalid_request` with the field, when it is no list of 1 to 1,000 items; `key_misplaced`
 */
export function readBulk(body: Buffer): BulkRequest {
  if (!isUtf8(body)) throw new Problem('invalid_json', { text: 'Die Anfrage ist nicht in UTF-8 kodiert.' });
  const text = body.toString();
  const parsed = parsedOf(text);
  if (isTooDeep(parsed)) throw new Problem('invalid_request', { text: 'Die Anfrage ist zu tief verschachtelt.' });
  const duplicate = duplicateName(text, parsed);
  if (duplicate) throw new Problem('invalid_json', { text: sentenceOf(duplicate) });
  if (isKeyInBody(parsed)) throw new Problem('key_misplaced');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw refused('items', 'isObject', 'Bitte senden Sie ein Objekt mit der Liste items.');
  const { items, partial } = parsed as { readonly items?: unknown; readonly partial?: unknown };
  return { rows: listOf(items).map(bulkRowOf), isPartial: flagOf(partial) };
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid_json');
  }
}

function sentenceOf({ name, line }: DuplicateName): string {
  const place = line === undefined ? '' : ` in Zeile ${line}`;
  return `Das Feld ${name.slice(0, MAX_NAME)}${place} kommt doppelt vor.`;
}

function listOf(items: unknown): readonly unknown[] {
  if (!Array.isArray(items)) throw refused('items', 'isArray', 'Bitte senden Sie die IBANs als Liste.');
  if (items.length === 0) throw refused('items', 'arrayNotEmpty', 'Bitte senden Sie mindestens eine IBAN.');
  if (items.length > MAX_BULK_ITEMS) {
    const [most, count] = [MAX_BULK_ITEMS, items.length].map((number) => germanNumber(number));
    throw refused('items', 'arrayMaxSize', `Bitte senden Sie höchstens ${most} IBANs; diese Anfrage enthält ${count}.`);
  }
  return items;
}

function flagOf(partial: unknown): boolean {
  if (partial === undefined || partial === null) return false;
  if (typeof partial === 'boolean') return partial;
  throw refused('partial', 'isBoolean', 'Bitte geben Sie true oder false an.');
}

function refused(field: FieldProblem['field'], code: FieldProblem['code'], message: string): Problem {
  return new Problem('invalid_request', { errors: [{ field, code, message }] });
}
