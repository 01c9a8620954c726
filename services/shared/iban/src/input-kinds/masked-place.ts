import { structureOf } from '../structure.js';

/** A country code, then digits or characters in place of digits. */
const begin = /^[A-Z]{2}(?:[\dX*•●?#_.…]{2}|…)/;
const onlyIbanAndMask = /^[A-Z\d*•●?#_.…]+$/;
/** One asterisk, bullet or ellipsis is enough; of characters with another use several in a row are. */
const mask = /[*•●…]|[?#_.]{2}|X{3}/;
/** In place of check digits. */
const TWO_X = 'XX';
const CHECK_DIGITS = 2;

/**
 * The first place at which an IBAN hides its characters, as in `DE89…3000`.
 * @param compact text without blanks and dashes, in capitals
 * @returns counted from 1; undefined when the text is no IBAN with hidden characters
 */
export function maskedPlace(compact: string): number | undefined {
  const index = compact.startsWith(TWO_X, CHECK_DIGITS) ? CHECK_DIGITS : compact.search(mask);
  // First, as nearly all texts have none.
  if (index < 0) return undefined;
  const isMasked = begin.test(compact) && onlyIbanAndMask.test(compact) && structureOf(compact) !== undefined;
  return isMasked ? index + 1 : undefined;
}
