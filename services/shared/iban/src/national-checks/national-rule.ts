/** No check digits belong to the number: such numbers are not issued. */
export const NONE = -1;

/** Check digits at a fixed place of a country's IBANs. Values are numbers, so that a check builds no text. */
export interface CheckDigits {
  /** First place in the IBAN, from 1. */
  readonly start: number;
  readonly length: 1 | 2;
  /** @returns two digits as their number, one character by its distance from `0` (the letter A is 17); `NONE` */
  readonly expected: (iban: string) => number;
  /** Whether they are to be checked in this IBAN; always when left out. */
  readonly applies?: (iban: string) => boolean;
}

/** How a country checks account numbers beyond what the standard asks. */
export interface NationalRule {
  /** All of them must be right. */
  readonly checkDigits: readonly CheckDigits[];
  /** Whether wrong ones are only a warning: the rule does not bind, or it is read in different ways. Never when left out. */
  readonly isWarning?: (iban: string, wrong: CheckDigits) => boolean;
}

/** What stands at the place of check digits, in the form of `CheckDigits.expected`. */
export function valueAt(iban: string, { start, length }: CheckDigits): number {
  const first = distanceFromZero(iban, start);
  return length === 1 ? first : first * 10 + distanceFromZero(iban, start + 1);
}

/** A value as it is written in an IBAN. */
export function written(value: number, { length }: CheckDigits): string {
  return length === 1 ? String.fromCharCode(ZERO + value) : String(value).padStart(2, '0');
}

/** The character at a place, from 1, as its distance from `0`: the digit itself, for a letter 17 and more. */
export function distanceFromZero(iban: string, place: number): number {
  return iban.charCodeAt(place - 1) - ZERO;
}

const ZERO = '0'.charCodeAt(0);
