import { areIssuedCheckDigits } from '../check-form.js';
import { BBAN, mod97, MODULUS } from '../mod97.js';
import { correctedIban } from './corrected-iban.js';
import {
  decimalPlaces,
  decimalValueAt,
  digitDifferences,
  neighbourDifferences,
  NOTHING,
  powerOfTen,
  twoDigits,
} from './places-mod97.js';

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
 * most one digit can make up for the remainder, and which one stands in a table.
 * @param iban of its country's structure
 * @returns wrong digits first, each kind from the left
 */
export function singleMistakes(iban: string): Mistake[] {
  const lacking = (MODULUS + 1 - mod97(iban)) % MODULUS;
  if (lacking === 0) return [];
  const mistakes: Mistake[] = [];
  const swaps: Mistake[] = [];
  inCheckDigits(iban, lacking, mistakes, swaps);
  if (areIssuedCheckDigits(iban)) inNumber(iban, lacking, mistakes, swaps);
  for (const swap of swaps) mistakes.push(swap);
  return mistakes;
}

/** Mistakes within the country's own number, behind those that are there already. */
function inNumber(iban: string, lacking: number, mistakes: Mistake[], swaps: Mistake[]): void {
  let power = decimalPlaces(iban);
  let before = LETTER;
  for (let i = BBAN; i < iban.length; i++) {
    const digit = decimalValueAt(iban, i);
    power -= digit > 9 ? 2 : 1;
    const entry = power * MODULUS + lacking;
    const difference = digitDifferences[entry]!;
    if (difference !== NOTHING) pushDigit(mistakes, i, digit, digit + difference);
    // `NOTHING` is no difference of two digits, and a letter differs from no digit by what the table holds.
    if (digit - before === neighbourDifferences[entry]! && digit <= 9 && before <= 9) pushSwap(swaps, i, before, digit);
    before = digit;
  }
}

/** Mistakes that touch the check digits, as far as others were issued. */
function inCheckDigits(iban: string, lacking: number, mistakes: Mistake[], swaps: Mistake[]): void {
  const first = decimalValueAt(iban, 2);
  const second = decimalValueAt(iban, 3);
  const third = decimalValueAt(iban, BBAN);
  const ofFirst = digitDifferences[MODULUS + lacking]!;
  const ofSecond = digitDifferences[lacking]!;
  if (ofFirst !== NOTHING) pushDigit(mistakes, 2, first, first + ofFirst);
  if (ofSecond !== NOTHING) pushDigit(mistakes, 3, second, second + ofSecond);
  if (second - first === neighbourDifferences[lacking]!) pushSwap(swaps, 3, first, second);
  if (third <= 9 && third !== second && swapsOverBorder(third - second, lacking, decimalPlaces(iban)))
    pushSwap(swaps, BBAN, second, third);
  keepIssued(iban, mistakes);
  keepIssued(iban, swaps);
}

/** The second check digit and the first place of the number: their weights are no neighbours. */
function swapsOverBorder(difference: number, lacking: number, places: number): boolean {
  const made = difference * (1 - powerOfTen(places - 1)) - lacking;
  // Of a number that is no less than -10,000: remainders of negative numbers take V8 several times as long.
  return (made + 104 * MODULUS) % MODULUS === 0;
}

function keepIssued(iban: string, mistakes: Mistake[]): void {
  for (let i = mistakes.length - 1; i >= 0; i--)
    if (!areIssuedCheckDigits(correctedIban(iban, mistakes[i]!))) mistakes.splice(i, 1);
}

function pushDigit(mistakes: Mistake[], index: number, digit: number, right: number): void {
  if (digit > 9 || right < 0 || right > 9) return;
  mistakes.push({ position: index + 1, from: String(digit), to: String(right) });
}

/** @param index of the second of the two */
function pushSwap(swaps: Mistake[], index: number, first: number, second: number): void {
  swaps.push({ position: index, from: twoDigits[first * 10 + second]!, to: twoDigits[second * 10 + first]! });
}
