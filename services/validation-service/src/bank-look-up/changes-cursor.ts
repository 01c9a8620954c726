import { Problem } from '@pruefer/contracts';
import { isISO8601 } from 'class-validator';

/** A place in the list of changes: they are ordered by day and bank code. */
export interface ChangesPlace {
  readonly validFrom: string;
  readonly bankCode: string;
}

const written = /^([12]\d{3}-\d{2}-\d{2}) ([A-Z0-9]{1,15})$/;

/** The place as callers hand it back; what is inside is none of their business. */
export function cursorOf({ validFrom, bankCode }: ChangesPlace): string {
  return Buffer.from(`${validFrom} ${bankCode}`).toString('base64url');
}

/** @throws Problem `invalid_request` when the text is no cursor of ours */
export function placeOf(cursor: string): ChangesPlace {
  const [, validFrom, bankCode] = written.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (validFrom === undefined || bankCode === undefined || !isISO8601(validFrom, { strict: true })) {
    const message = 'Bitte übernehmen Sie nextCursor der vorigen Seite unverändert.';
    throw new Problem('invalid_request', { errors: [{ field: 'cursor', code: 'cursor', message }] });
  }
  return { validFrom, bankCode };
}
