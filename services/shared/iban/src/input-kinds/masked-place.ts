import { structureOf } from '../structure.js';

/** A country code, then digits or characters in place of digits. */
const begin = /^[A-Z]{2}(?:[\dX*•●?#_.…]{2}|…)/;
const onlyIbanAndMask = /^[A-Z\d*•●?#_.…]+$/;
/** One asterisk, bullet or ellipsis is enough; of characters with another use several in a row are, and two X in place of check digits. */
const mask = /[*•●…]|[?#_.]{2}|X{3}|(?<=^[A-Z]{2})XX/;

/**
 * The first place at which an IBAN hides its characters, as in `DE89…3000`.
 * @param compact text without blanks and dashes, in capitals
 * @returns counted from 1; undefined when the text is no IBAN with hidden characters
 */
export function maskedPlace(compact: string): number | undefined {
  if (!begin.test(compact) || !onlyIbanAndMask.test(compact) || !structureOf(compact)) return undefined;
  const index = compact.search(mask);
  return index < 0 ? undefined : index + 1;
}
