import type { BankPlace } from '@pruefer/banks';
import { cursorOf, fieldsOfCursor } from '@pruefer/platform';

/** A place in a list of found banks: they are ordered by country, bank code and record. */
export interface FoundPlace extends BankPlace {
  readonly country: string;
}

const forms = [/^[A-Z]{2}$/, /^[A-Z0-9]{1,15}$/, /^[01]$/, /^.{1,60}$/u];

/** The place as callers hand it back. */
export function foundCursorOf({ country, bankCode, isBranch, recordNumber }: FoundPlace): string {
  return cursorOf([country, bankCode, isBranch ? '1' : '0', recordNumber]);
}

/** @throws Problem `invalid_request` when the text is no cursor of ours */
export function foundPlaceOf(cursor: string): FoundPlace {
  const [country, bankCode, branch, recordNumber] = fieldsOfCursor(cursor, forms) as [string, string, string, string];
  return { country, bankCode, isBranch: branch === '1', recordNumber };
}
