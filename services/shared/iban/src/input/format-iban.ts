import { MAX_CLEANED_LENGTH } from './characters.js';

const GROUP = 4;
/** Unmasked characters at either end. */
const UNMASKED = 4;

/** Groups an IBAN by four: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(iban: string): string {
  let text = iban.slice(0, GROUP);
  for (let start = GROUP; start < iban.length; start += GROUP) text += ` ${iban.slice(start, start + GROUP)}`;
  return text;
}

const maskedMiddles = Array.from({ length: MAX_CLEANED_LENGTH + 1 }, (_, length) => formatMiddle(length));

/** Groups an IBAN by four and masks all but its first and last four characters: `DE89 **** **** **** **30 00`. For IBANs with a valid structure. */
export function maskedIban(iban: string): string {
  const { length } = iban;
  const lastGroup = length - (length % GROUP);
  const begin = iban.slice(0, UNMASKED) + maskedMiddles[length]!;
  if (lastGroup === length) return begin + iban.slice(length - UNMASKED);
  return `${begin}${iban.slice(length - UNMASKED, lastGroup)} ${iban.slice(lastGroup)}`;
}

function formatMiddle(length: number): string {
  const masked = formatIban('*'.repeat(length));
  return masked.slice(UNMASKED, length % GROUP === 0 ? -UNMASKED : -UNMASKED - 1);
}
