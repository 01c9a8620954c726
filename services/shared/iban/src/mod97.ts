const ZERO = 48;
const NINE = 57;
/** `A` counts as 10. */
const LETTER_OFFSET = 55;
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

function append(remainder: number, iban: string, from: number, to: number): number {
  let rest = remainder;
  for (let i = from; i < to; i++) {
    const code = iban.charCodeAt(i);
    if (rest >= REDUCE_ABOVE) rest %= 97;
    rest = code <= NINE ? rest * 10 + code - ZERO : rest * 100 + code - LETTER_OFFSET;
  }
  return rest;
}
