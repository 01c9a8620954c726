import { isUtf8 } from 'node:buffer';
import {
  germanNumber,
  type LocalizedText,
  MAX_BULK_ITEMS,
  Problem,
  type TranslatableFieldProblem,
} from '@pruefer/contracts';
import { type DuplicateName, duplicateName, isTooDeep } from '@pruefer/platform';
import { isKeyInBody } from '../api-key/misplaced-key.js';
import { type BulkRow, toBulkRow } from './bulk-row.js';

/** Longest name of a field that a message repeats. */
const MAX_NAME = 64;
const NOT_UTF8 = { de: 'Die Anfrage ist nicht in UTF-8 kodiert.', en: 'The request is not encoded in UTF-8.' };
const TOO_DEEP = { de: 'Die Anfrage ist zu tief verschachtelt.', en: 'The request is nested too deeply.' };
const NO_OBJECT = {
  de: 'Bitte senden Sie ein Objekt mit der Liste items.',
  en: 'Please send an object with the list items.',
};
const NO_LIST = { de: 'Bitte senden Sie die IBANs als Liste.', en: 'Please send the IBANs as a list.' };
const NO_ITEMS = { de: 'Bitte senden Sie mindestens eine IBAN.', en: 'Please send at least one IBAN.' };
const NO_FLAG = { de: 'Bitte geben Sie true oder false an.', en: 'Please enter true or false.' };

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
  if (!isUtf8(body)) throw new Problem('invalid_json', { text: NOT_UTF8 });
  const text = body.toString();
  const parsed = parseJson(text);
  if (isTooDeep(parsed)) throw new Problem('invalid_request', { text: TOO_DEEP });
  const duplicate = duplicateName(text, parsed);
  if (duplicate) throw new Problem('invalid_json', { text: describeDuplicate(duplicate) });
  if (isKeyInBody(parsed)) throw new Problem('key_misplaced');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw createFieldRefusal('items', 'isObject', NO_OBJECT);
  const { items, partial } = parsed as { readonly items?: unknown; readonly partial?: unknown };
  return { rows: parseItems(items).map(toBulkRow), isPartial: parsePartial(partial) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid_json');
  }
}

function describeDuplicate({ name, line }: DuplicateName): LocalizedText {
  const shortName = name.slice(0, MAX_NAME);
  const [germanPlace, englishPlace] = line === undefined ? ['', ''] : [` in Zeile ${line}`, ` in line ${line}`];
  return {
    de: `Das Feld ${shortName}${germanPlace} kommt doppelt vor.`,
    en: `The field ${shortName}${englishPlace} occurs twice.`,
  };
}

function tooMany(count: number): LocalizedText {
  const [germanMost, germanCount] = [MAX_BULK_ITEMS, count].map((number) => germanNumber(number));
  return {
    de: `Bitte senden Sie höchstens ${germanMost} IBANs; diese Anfrage enthält ${germanCount}.`,
    en: `Please send at most ${MAX_BULK_ITEMS} IBANs; this request contains ${count}.`,
  };
}

function parseItems(items: unknown): readonly unknown[] {
  if (!Array.isArray(items)) throw createFieldRefusal('items', 'isArray', NO_LIST);
  if (items.length === 0) throw createFieldRefusal('items', 'arrayNotEmpty', NO_ITEMS);
  if (items.length > MAX_BULK_ITEMS) {
    throw createFieldRefusal('items', 'arrayMaxSize', tooMany(items.length));
  }
  return items;
}

function parsePartial(partial: unknown): boolean {
  if (partial === undefined || partial === null) return false;
  if (typeof partial === 'boolean') return partial;
  throw createFieldRefusal('partial', 'isBoolean', NO_FLAG);
}

function createFieldRefusal(field: string, code: string, message: TranslatableFieldProblem['message']): Problem {
  return new Problem('invalid_request', { errors: [{ field, code, message }] });
}
