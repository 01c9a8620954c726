/** Numbers with these digits are not issued. */
export const NONE = -1;
const ZERO = '0'.charCodeAt(0);

/** Check digits at a fixed position of a country's IBANs. Values are numbers, so that a check builds no text. */
export interface CheckDigits {
  /** First position in the IBAN, from 1. */
  readonly start: number;
  readonly length: 1 | 2;
  /** @returns two digits as a number, one character by its distance from `0` (the letter A is 17); `NONE` */
  readonly expected: (iban: string) => number;
  /** Whether this IBAN has these check digits; left out: always. */
  readonly applies?: (iban: string) => boolean;
}

export interface NationalRule {
  readonly checkDigits: readonly CheckDigits[];
  /** Whether wrong ones are only a warning, because the rule is not binding or contested; left out: never. */
  readonly isWarning?: (iban: string, wrongDigits: CheckDigits) => boolean;
}

/** Value of the characters at the position of check digits, as in `CheckDigits.expected`. */
export function valueAt(iban: string, { start, length }: CheckDigits): number {
  const first = distanceFromZero(iban, start);
  return length === 1 ? first : first * 10 + distanceFromZero(iban, start + 1);
}

/** Check digits as text: one character, or two decimal digits. */
export function textOfValue(value: number, { length }: CheckDigits): string {
  return length === 1 ? String.fromCharCode(ZERO + value) : String(value).padStart(2, '0');
}

/** Distance of a character from `0`: the digit itself, 17 and more for a letter. @param position from 1 */
export function distanceFromZero(iban: string, position: number): number {
  return iban.charCodeAt(position - 1) - ZERO;
}
