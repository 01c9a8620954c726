import { cursorOf, fieldsOfCursor } from '@pruefer/platform';
import { isISO8601 } from 'class-validator';

/** A place in the list of changes: they are ordered by day and bank code. */
export interface ChangesPlace {
  readonly validFrom: string;
  readonly bankCode: string;
}

const day = { test: (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && isISO8601(text, { strict: true }) };
const forms = [day, /^[A-Z0-9]{1,15}$/];

/** The place as callers hand it back; what is inside is none of their business. */
export function changesCursorOf({ validFrom, bankCode }: ChangesPlace): string {
  return cursorOf([validFrom, bankCode]);
}

/** @throws Problem `invalid_request` when the text is no cursor of ours */
export function changesPlaceOf(cursor: string): ChangesPlace {
  const [validFrom, bankCode] = fieldsOfCursor(cursor, forms) as [string, string];
  return { validFrom, bankCode };
}
