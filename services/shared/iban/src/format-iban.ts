import { MAX_IBAN_LENGTH } from './characters.js';

const GROUP = 4;
/** Unmasked places at either end. */
const SHOWN = 4;

/** Groups an IBAN by four: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(iban: string): string {
  let text = iban.slice(0, GROUP);
  for (let start = GROUP; start < iban.length; start += GROUP) text += ` ${iban.slice(start, start + GROUP)}`;
  return text;
}

const middles = Array.from({ length: MAX_IBAN_LENGTH + 1 }, (_, length) => middleOf(length));

/** Groups an IBAN by four and masks all but its first and last four places: `DE89 **** **** **** **30 00`. For IBANs with a valid structure. */
export function maskedIban(iban: string): string {
  const { length } = iban;
  const lastGroup = length - (length % GROUP);
  const begin = iban.slice(0, SHOWN) + middles[length]!;
  if (lastGroup === length) return begin + iban.slice(length - SHOWN);
  return `${begin}${iban.slice(length - SHOWN, lastGroup)} ${iban.slice(lastGroup)}`;
}

function middleOf(length: number): string {
  const masked = formatIban('*'.repeat(length));
  return masked.slice(SHOWN, length % GROUP === 0 ? -SHOWN : -SHOWN - 1);
}
