import { findStructure } from '../registry/structure.js';

const begin = /^[A-Z]{2}(?:[\dX*•●?#_.…]{2}|…)/;
const onlyIbanAndMask = /^[A-Z\d*•●?#_.…]+$/;
/** A single asterisk, bullet or ellipsis is a mask; other characters only when repeated. */
const mask = /[*•●…]|[?#_.]{2}|X{3}/;
/** Mask of the check digits. */
const TWO_X = 'XX';
const CHECK_DIGITS = 2;

/** Counted from 1, as in `DE89…3000`; undefined: no masked IBAN. @param compact no blanks or dashes, in upper case */
export function maskedPosition(compact: string): number | undefined {
  const index = compact.startsWith(TWO_X, CHECK_DIGITS) ? CHECK_DIGITS : compact.search(mask);
  // The common case returns before the other expressions.
  if (index < 0) return undefined;
  const isMasked = begin.test(compact) && onlyIbanAndMask.test(compact) && findStructure(compact) !== undefined;
  return isMasked ? index + 1 : undefined;
}
