import { structureOf } from '../structure.js';

const begin = /^[A-Z]{2}(?:[\dX*•●?#_.…]{2}|…)/;
const onlyIbanAndMask = /^[A-Z\d*•●?#_.…]+$/;
/** A single asterisk, bullet or ellipsis is a mask; other characters only when repeated. */
const mask = /[*•●…]|[?#_.]{2}|X{3}/;
/** Mask of the check digits. */
const TWO_X = 'XX';
const CHECK_DIGITS = 2;

/**
 * The first masked place of an IBAN such as `DE89…3000`.
 * @param compact text without blanks and dashes, in upper case
 * @returns counted from 1; undefined when the text is not a masked IBAN
 */
export function maskedPlace(compact: string): number | undefined {
  const index = compact.startsWith(TWO_X, CHECK_DIGITS) ? CHECK_DIGITS : compact.search(mask);
  // The common case returns before the other expressions.
  if (index < 0) return undefined;
  const isMasked = begin.test(compact) && onlyIbanAndMask.test(compact) && structureOf(compact) !== undefined;
  return isMasked ? index + 1 : undefined;
}
