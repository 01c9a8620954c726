import type { BankPlace } from '@pruefer/banks';
import { cursorOf, fieldsOfCursor } from '@pruefer/platform';

/** A position in a list of banks, which is ordered by country, bank code and record. */
export interface MatchPosition extends BankPlace {
  readonly country: string;
}

const forms = [/^[A-Z]{2}$/, /^[A-Z0-9]{1,15}$/, /^[01]$/, /^.{1,60}$/u];

/** Opaque cursor of a position. */
export function matchCursorOf({ country, bankCode, isBranch, recordNumber }: MatchPosition): string {
  return cursorOf([country, bankCode, isBranch ? '1' : '0', recordNumber]);
}

/** @throws Problem `invalid_request` for an invalid cursor */
export function matchPositionOf(cursor: string): MatchPosition {
  const [country, bankCode, branch, recordNumber] = fieldsOfCursor(cursor, forms) as [string, string, string, string];
  return { country, bankCode, isBranch: branch === '1', recordNumber };
}
