import { MAX_CLEANED_LENGTH } from '../input/characters.js';
import { mod97, structuredRemainder } from './mod97.js';
import type { Structure } from '../registry/structure.js';
import type { ErrorCode } from '../verdict/verdict.js';

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
const A = 'A'.charCodeAt(0);
const Z = 'Z'.charCodeAt(0);
const ONLY_DIGITS = 'n'.charCodeAt(0);
const ONLY_LETTERS = 'a'.charCodeAt(0);

export interface Iso13616Finding {
  /** The first error; null when the form is right. */
  readonly code: ErrorCode | null;
  /** First wrong position, from 1. */
  readonly position: number | null;
  /** Results of the first six checks (iso13616 … checkDigits), one letter each. */
  readonly results: string;
}

const RIGHT: Iso13616Finding = { code: null, position: null, results: 'pppppp' };
const WRONG_CHECK_DIGITS: Iso13616Finding = { code: 'iban_check_digits', position: 3, results: 'fppppf' };

/** ISO 13616: characters, country, length, structure, check digits. @param structure undefined: no such country */
export function checkIso13616(iban: string, structure: Structure | undefined): Iso13616Finding {
  if (!structure || iban.length !== structure.length)
    return foreignCharacter(iban, structure) ?? wrongFrame(iban, structure);
  const remainder = structuredRemainder(iban, structure);
  if (remainder >= 0) return remainder === 1 && areIssuedCheckDigits(iban) ? RIGHT : WRONG_CHECK_DIGITS;
  const misplaced = nextMisplaced(iban, structure, 0);
  return foreignCharacter(iban, structure) ?? { code: 'iban_structure', position: misplaced + 1, results: 'fpppfn' };
}

/** First position from `from` on that the structure does not allow, counted from 0; the IBAN's length: none. */
export function nextMisplaced(iban: string, structure: Structure, from: number): number {
  let i = from;
  while (i < iban.length && isAllowed(iban.charCodeAt(i), structure.classes.charCodeAt(i))) i++;
  return i;
}

/** @param iban letters and digits only */
export function hasRightCheckDigits(iban: string): boolean {
  return areIssuedCheckDigits(iban) && mod97(iban) === 1;
}

/** Whether the check digits are 02 … 98. Modulo 97 alone would also accept 00, 01 and 99. */
export function areIssuedCheckDigits(iban: string): boolean {
  const checkDigits = (iban.charCodeAt(2) - ZERO) * 10 + iban.charCodeAt(3) - ZERO;
  return checkDigits >= 2 && checkDigits <= 98;
}

/** Reads at most the maximum length, so that an input of megabytes takes no time. */
function foreignCharacter(iban: string, structure: Structure | undefined): Iso13616Finding | undefined {
  const end = Math.min(iban.length, MAX_CLEANED_LENGTH);
  let i = 0;
  while (i < end && isDigitOrLetter(iban.charCodeAt(i))) i++;
  if (i === end) return undefined;
  const results = !structure ? 'fffnnn' : iban.length === structure.length ? 'ffppnn' : 'ffpfnn';
  return { code: 'iban_charset', position: i + 1, results };
}

function wrongFrame(iban: string, structure: Structure | undefined): Iso13616Finding {
  if (!structure) return { code: 'iban_country', position: countryPosition(iban), results: 'fpfnnn' };
  const surplus = iban.length > structure.length ? structure.length + 1 : null;
  return { code: 'iban_length', position: surplus, results: 'fppfnn' };
}

/** A digit in the country code is itself wrong; two letters are wrong as a pair. */
function countryPosition(iban: string): number {
  return iban.length > 1 && isLetter(iban.charCodeAt(0)) && !isLetter(iban.charCodeAt(1)) ? 2 : 1;
}

function isAllowed(code: number, characterClass: number): boolean {
  if (code >= ZERO && code <= NINE) return characterClass !== ONLY_LETTERS;
  return isLetter(code) && characterClass !== ONLY_DIGITS;
}

function isDigitOrLetter(code: number): boolean {
  return (code >= ZERO && code <= NINE) || isLetter(code);
}

function isLetter(code: number): boolean {
  return code >= A && code <= Z;
}
