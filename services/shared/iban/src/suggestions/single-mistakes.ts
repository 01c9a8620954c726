import { areIssuedCheckDigits } from '../checks/check-iso-13616.js';
import { BBAN_INDEX, decimalPlaces, decimalValueAt, mod97, modulo97, MODULUS, powerOfTen } from '../checks/mod97.js';
import { correctedIban } from './corrected-iban.js';
import { digitDifference, getDigitPair, neighbourDifference } from './differences.js';

/** A single mistake in an IBAN: a wrong digit, swapped neighbours, a missing or surplus character. */
export interface Mistake {
  readonly position: number;
  /** Empty when a character is missing. */
  readonly from: string;
  /** Empty when there is a surplus character. */
  readonly to: string;
}

interface WrongIban {
  readonly iban: string;
  /** Difference of its remainder to the right one, 1 … 96. */
  readonly lacking: number;
  readonly places: number;
}

/** Values from here on are letters. */
const LETTER = 10;

/**
 * Every single wrong digit and every swap of neighbouring digits that explains wrong check digits. At each position a table gives the only digit that
 * corrects the remainder, so none is tried.
 * @param iban with its country's structure
 * @returns wrong digits first, each kind from the left
 */
export function singleMistakes(iban: string): Mistake[] {
  const lacking = modulo97(MODULUS + 1 - mod97(iban));
  if (lacking === 0) return [];
  const mistakes: Mistake[] = [];
  const swaps: Mistake[] = [];
  const places = decimalPlaces(iban);
  addCheckDigitMistakes({ iban, lacking, places }, mistakes, swaps);
  if (areIssuedCheckDigits(iban)) addNumberMistakes({ iban, lacking, places }, mistakes, swaps);
  for (const swap of swaps) mistakes.push(swap);
  return mistakes;
}

function addNumberMistakes({ iban, lacking, places }: WrongIban, mistakes: Mistake[], swaps: Mistake[]): void {
  let power = places;
  let before = LETTER;
  for (let i = BBAN_INDEX; i < iban.length; i++) {
    const digit = decimalValueAt(iban, i);
    power -= digit > 9 ? 2 : 1;
    const right = digit + digitDifference(power, lacking);
    if (digit <= 9 && right >= 0 && right <= 9) pushDigit(mistakes, i, digit, right);
    if (digit - before === neighbourDifference(power, lacking) && digit <= 9 && before <= 9)
      pushSwap(swaps, i, before, digit);
    before = digit;
  }
}

/** Appends mistakes in the check digits, if the correction is within 02 … 98. */
function addCheckDigitMistakes({ iban, lacking, places }: WrongIban, mistakes: Mistake[], swaps: Mistake[]): void {
  const first = decimalValueAt(iban, 2);
  const second = decimalValueAt(iban, 3);
  const third = decimalValueAt(iban, BBAN_INDEX);
  const rightFirst = first + digitDifference(1, lacking);
  const rightSecond = second + digitDifference(0, lacking);
  if (rightFirst >= 0 && rightFirst <= 9) pushDigit(mistakes, 2, first, rightFirst);
  if (rightSecond >= 0 && rightSecond <= 9) pushDigit(mistakes, 3, second, rightSecond);
  if (second - first === neighbourDifference(0, lacking)) pushSwap(swaps, 3, first, second);
  if (third <= 9 && third !== second && swapsOverBorder(third - second, lacking, places))
    pushSwap(swaps, BBAN_INDEX, second, third);
  keepIssued(iban, mistakes);
  keepIssued(iban, swaps);
}

/** Swap of the second check digit and the first digit of the BBAN, whose weights are not adjacent. */
function swapsOverBorder(difference: number, lacking: number, places: number): boolean {
  const remainder = difference * (1 - powerOfTen(places - 1)) - lacking;
  // Made positive: V8 is several times slower for remainders of negative numbers.
  return modulo97(remainder + 104 * MODULUS) === 0;
}

function keepIssued(iban: string, mistakes: Mistake[]): void {
  for (let i = mistakes.length - 1; i >= 0; i--)
    if (!areIssuedCheckDigits(correctedIban(iban, mistakes[i]!))) mistakes.splice(i, 1);
}

function pushDigit(mistakes: Mistake[], index: number, digit: number, right: number): void {
  mistakes.push({ position: index + 1, from: String(digit), to: String(right) });
}

/** @param index of the second of the two */
function pushSwap(swaps: Mistake[], index: number, first: number, second: number): void {
  swaps.push({ position: index, from: getDigitPair(first, second), to: getDigitPair(second, first) });
}
