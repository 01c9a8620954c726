import { areIssuedCheckDigits } from '../check-form.js';
import { mod97 } from '../mod97.js';
import { correctedIban } from './corrected-iban.js';
import { BBAN, decimalPlaces, MODULUS, powerOfTen, decimalValueAt } from './places-mod97.js';

/** One mistake in an IBAN and what it was before: a wrong digit, two neighbours that changed places, something missing or too much. */
export interface Mistake {
  /** First place that differs, from 1. */
  readonly position: number;
  /** Empty when something is missing. */
  readonly from: string;
  /** Empty when there is something too much. */
  readonly to: string;
}

/** More than a digit counts. */
const LETTER = 10;

/**
 * Every single wrong digit and every swap of neighbouring digits that explains wrong check digits. Nothing is tried out: at each place at
 * most one digit can make up for the remainder. By how much it would have to differ is calculated for the first place, and is ten times as
 * much for each one further right.
 * @param iban of its country's structure
 * @returns wrong digits first, each kind from the left
 */
export function singleMistakes(iban: string): Mistake[] {
  const lacking = (MODULUS + 1 - mod97(iban)) % MODULUS;
  if (lacking === 0) return [];
  const mistakes: Mistake[] = [];
  const swaps: Mistake[] = [];
  const places = decimalPlaces(iban);
  let difference = lacking * powerOfTen(-2);
  let before = LETTER;
  for (let i = 2; i < iban.length; i++) {
    if (i === BBAN) difference = lacking * powerOfTen(-places);
    const digit = decimalValueAt(iban, i);
    difference = (difference * (digit > 9 ? 100 : 10)) % MODULUS;
    const right = digit + (difference > 9 ? difference - MODULUS : difference);
    if (digit <= 9 && right >= 0 && right <= 9) {
      mistakes.push({ position: i + 1, from: String(digit), to: String(right) });
    }
    if (digit <= 9 && before <= 9 && digit !== before) {
      // A swap counts nine times the smaller weight for each by which they differ, except where the check digits end.
      const counted =
        i === BBAN ? (digit - before) * (1 - powerOfTen(places - 1)) - lacking : 9 * (digit - before) - difference;
      if (isMultiple(counted)) swaps.push({ position: i, from: `${before}${digit}`, to: `${digit}${before}` });
    }
    before = digit;
  }
  for (const swap of swaps) mistakes.push(swap);
  return withIssuedCheckDigits(iban, mistakes);
}

/** Of a number that is no less than -10,000: remainders of negative numbers take V8 several times as long. */
function isMultiple(value: number): boolean {
  return (value + 104 * MODULUS) % MODULUS === 0;
}

function withIssuedCheckDigits(iban: string, mistakes: Mistake[]): Mistake[] {
  const touchesThem = mistakes.some(({ position }) => position <= BBAN);
  if (!touchesThem) return areIssuedCheckDigits(iban) ? mistakes : [];
  return mistakes.filter((one) => areIssuedCheckDigits(correctedIban(iban, one)));
}
