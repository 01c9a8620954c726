import { Problem } from '@pruefer/contracts';
import type { Direction, Place } from './row-statements.js';

/** A page beside one that was shown, and what stays the same from page to page. */
export interface Cursor extends Place {
  /** `older`: the rows after this one in the list, `newer`: those before it. */
  readonly towards: Direction;
  /** Rows that come before the first one of the page; of a `newer` one the first row of the page it came from. */
  readonly offset: number;
  /** Time of the first page: rows after it do not move the others. */
  readonly snapshot: Date;
  readonly total: number;
  readonly totalIsExact: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A short text for an address; whoever gets it need not know what is in it. */
export function encodeCursor({ towards, at, id, offset, snapshot, total, totalIsExact }: Cursor): string {
  const fields = [towards === 'older' ? 1 : 0, +at, id, offset, +snapshot, total, totalIsExact ? 1 : 0];
  return Buffer.from(fields.join('~')).toString('base64url');
}

/** @throws Problem `invalid_request` for a text that is no cursor */
export function decodeCursor(text: string): Cursor {
  const fields = Buffer.from(text, 'base64url').toString().split('~');
  const [id = ''] = fields.splice(2, 1);
  const numbers = fields.map((field) => (/^\d{1,15}$/.test(field) ? Number(field) : NaN));
  if (numbers.length !== 6 || numbers.some(Number.isNaN) || !UUID.test(id)) throw noCursor();
  const [older, at, offset, snapshot, total, exact] = numbers as [number, number, number, number, number, number];
  return {
    towards: older === 1 ? 'older' : 'newer',
    at: new Date(at),
    id,
    offset,
    snapshot: new Date(snapshot),
    total,
    totalIsExact: exact === 1,
  };
}

function noCursor(): Problem {
  const message = 'Diese Seite gibt es nicht mehr. Bitte beginnen Sie bei der ersten.';
  return new Problem('invalid_request', { errors: [{ field: 'cursor', code: 'noCursor', message }] });
}
