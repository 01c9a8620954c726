const ZERO = 48;
const NINE = 57;
const A = 65;
const Z = 90;
const ONLY_DIGITS = 'n'.charCodeAt(0);
const ONLY_LETTERS = 'a'.charCodeAt(0);
/** `A` counts as 10. */
export const LETTER_OFFSET = 55;
/** Two more digits keep a remainder below this within 31 bits, where integers are fastest. */
const REDUCE_ABOVE = 20_000_000;

/**
 * Remainder of an IBAN modulo 97 (ISO 7064, MOD 97-10): the first four places moved to the end, letters as 10 … 35.
 * @param iban upper-case letters and digits only
 * @returns 0 … 96; 1 for a correct IBAN
 */
export function mod97(iban: string): number {
  return append(append(0, iban, 4, iban.length), iban, 0, 4) % 97;
}

/**
 * Remainder of a part of an IBAN modulo 97, letters as 10 … 35.
 * @param from first place, counted from 0
 * @param to the place behind the last one
 */
export function remainder97(iban: string, from: number, to: number): number {
  return append(0, iban, from, to) % 97;
}

/** In place of a remainder: a character stands where the structure does not allow it. */
export const MISPLACED = -1;

/**
 * The remainder of an IBAN, found while its characters are compared with the structure: one pass instead of two for the many IBANs without
 * fault.
 * @param classes of the structure, as long as the IBAN, whose country it belongs to
 * @returns `MISPLACED` when a character is not allowed at its place
 */
export function structuredRemainder(iban: string, classes: string): number {
  let rest = 0;
  for (let i = 4; i < iban.length; i++) {
    const code = iban.charCodeAt(i);
    if (rest >= REDUCE_ABOVE) rest %= 97;
    if (code >= ZERO && code <= NINE) {
      if (classes.charCodeAt(i) === ONLY_LETTERS) return MISPLACED;
      rest = rest * 10 + code - ZERO;
    } else {
      if (code < A || code > Z || classes.charCodeAt(i) === ONLY_DIGITS) return MISPLACED;
      rest = rest * 100 + code - LETTER_OFFSET;
    }
  }
  const first = iban.charCodeAt(2) - ZERO;
  const second = iban.charCodeAt(3) - ZERO;
  if (first < 0 || first > 9 || second < 0 || second > 9) return MISPLACED;
  const country = (iban.charCodeAt(0) - LETTER_OFFSET) * 100 + iban.charCodeAt(1) - LETTER_OFFSET;
  return ((rest % 97) * 1_000_000 + country * 100 + first * 10 + second) % 97;
}

function append(remainder: number, iban: string, from: number, to: number): number {
  let rest = remainder;
  for (let i = from; i < to; i++) {
    const code = iban.charCodeAt(i);
    if (rest >= REDUCE_ABOVE) rest %= 97;
    rest = code <= NINE ? rest * 10 + code - ZERO : rest * 100 + code - LETTER_OFFSET;
  }
  return rest;
}
