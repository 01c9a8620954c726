import { cursorOf, fieldsOfCursor } from '@pruefer/platform';
import { isISO8601 } from 'class-validator';

/** A position in the list of changes, which is ordered by day and bank code. */
interface ChangePosition {
  readonly validFrom: string;
  readonly bankCode: string;
}

const day = { test: (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && isISO8601(text, { strict: true }) };
const forms = [day, /^[A-Z0-9]{1,15}$/];

/** Opaque cursor of a position. */
export function changeCursorOf({ validFrom, bankCode }: ChangePosition): string {
  return cursorOf([validFrom, bankCode]);
}

/** @throws Problem `invalid_request` for an invalid cursor */
export function changePositionOf(cursor: string): ChangePosition {
  const [validFrom, bankCode] = fieldsOfCursor(cursor, forms) as [string, string];
  return { validFrom, bankCode };
}
