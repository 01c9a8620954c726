import { areIssuedCheckDigits } from '../check-form.js';
import { BBAN, decimalPlaces, decimalValueAt, mod97, MODULUS, powerOfTen, reduced } from '../mod97.js';
import { correctedIban } from './corrected-iban.js';
import { digitDifference, neighbourDifference, pairOf } from './differences.js';

/** One mistake in an IBAN and what it was before: a wrong digit, two neighbours that changed places, something missing or too much. */
export interface Mistake {
  /** First place that differs, from 1. */
  readonly position: number;
  /** Empty when something is missing. */
  readonly from: string;
  /** Empty when there is something too much. */
  readonly to: string;
}

/** An IBAN whose check digits are wrong. */
interface WrongIban {
  readonly iban: string;
  /** What its remainder lacks to the right one, 1 … 96. */
  readonly lacking: number;
  /** Decimal places from the beginning of the country's own number on. */
  readonly places: number;
}

/** More than a digit counts. */
const LETTER = 10;

/**
 * Every single wrong digit and every swap of neighbouring digits that explains wrong check digits. Nothing is tried out: at each place at
 * most one digit can make up for the remainder, and which one stands in a table.
 * @param iban of its country's structure
 * @returns wrong digits first, each kind from the left
 */
export function singleMistakes(iban: string): Mistake[] {
  const lacking = reduced(MODULUS + 1 - mod97(iban));
  if (lacking === 0) return [];
  const mistakes: Mistake[] = [];
  const swaps: Mistake[] = [];
  const places = decimalPlaces(iban);
  inCheckDigits({ iban, lacking, places }, mistakes, swaps);
  if (areIssuedCheckDigits(iban)) inNumber({ iban, lacking, places }, mistakes, swaps);
  for (const swap of swaps) mistakes.push(swap);
  return mistakes;
}

/** Mistakes within the country's own number, behind those that are there already. */
function inNumber({ iban, lacking, places }: WrongIban, mistakes: Mistake[], swaps: Mistake[]): void {
  let power = places;
  let before = LETTER;
  for (let i = BBAN; i < iban.length; i++) {
    const digit = decimalValueAt(iban, i);
    power -= digit > 9 ? 2 : 1;
    const right = digit + digitDifference(power, lacking);
    if (digit <= 9 && right >= 0 && right <= 9) pushDigit(mistakes, i, digit, right);
    if (digit - before === neighbourDifference(power, lacking) && digit <= 9 && before <= 9)
      pushSwap(swaps, i, before, digit);
    before = digit;
  }
}

/** Mistakes that touch the check digits, as far as others were issued. */
function inCheckDigits({ iban, lacking, places }: WrongIban, mistakes: Mistake[], swaps: Mistake[]): void {
  const first = decimalValueAt(iban, 2);
  const second = decimalValueAt(iban, 3);
  const third = decimalValueAt(iban, BBAN);
  const rightFirst = first + digitDifference(1, lacking);
  const rightSecond = second + digitDifference(0, lacking);
  if (rightFirst >= 0 && rightFirst <= 9) pushDigit(mistakes, 2, first, rightFirst);
  if (rightSecond >= 0 && rightSecond <= 9) pushDigit(mistakes, 3, second, rightSecond);
  if (second - first === neighbourDifference(0, lacking)) pushSwap(swaps, 3, first, second);
  if (third <= 9 && third !== second && swapsOverBorder(third - second, lacking, places))
    pushSwap(swaps, BBAN, second, third);
  keepIssued(iban, mistakes);
  keepIssued(iban, swaps);
}

/** The second check digit and the first place of the number: their weights are no neighbours. */
function swapsOverBorder(difference: number, lacking: number, places: number): boolean {
  const made = difference * (1 - powerOfTen(places - 1)) - lacking;
  // Of a number that is no less than -10,000: remainders of negative numbers take V8 several times as long.
  return reduced(made + 104 * MODULUS) === 0;
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
  swaps.push({ position: index, from: pairOf(first, second), to: pairOf(second, first) });
}
