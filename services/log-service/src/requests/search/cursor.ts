import { fieldsOfCursor, formatCursor } from '@pruefer/platform';
import type { Direction, RowPosition } from '../sql/row-statements.js';

/** A neighbouring page, and the constant parts of all pages. */
export interface Cursor extends RowPosition {
  /** `older`: the rows after this one in the list, `newer`: those before it. */
  readonly towards: Direction;
  /** Rows that come before the first one of the page; of a `newer` one the first row of the page it came from. */
  readonly offset: number;
  /** Time of the first page: rows after it do not move the others. */
  readonly snapshot: Date;
  readonly total: number;
  readonly totalIsExact: boolean;
}

const TOWARDS = /^(?:older|newer)$/;
const NUMBER = /^\d{1,15}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const EXACTNESS = /^(?:exact|least)$/;
const forms = [TOWARDS, NUMBER, UUID, NUMBER, NUMBER, NUMBER, EXACTNESS];

/** The opaque text of a cursor. */
export function encodeCursor({ towards, at, id, offset, snapshot, total, totalIsExact }: Cursor): string {
  const numbers = [offset, +snapshot, total].map(String);
  return formatCursor([towards, String(+at), id, ...numbers, totalIsExact ? 'exact' : 'least']);
}

/** Reads the text of a cursor. @throws Problem `invalid_request` for an invalid one */
export function decodeCursor(text: string): Cursor {
  const [towards, at, id, offset, snapshot, total, exactness] = fieldsOfCursor(text, forms) as [
    Direction,
    ...[string, string, string, string, string, string],
  ];
  return {
    towards,
    at: new Date(Number(at)),
    id,
    offset: Number(offset),
    snapshot: new Date(Number(snapshot)),
    total: Number(total),
    totalIsExact: exactness === 'exact',
  };
}
