import { mod97, remainder97 } from '../mod97.js';
import { correctedIban } from './corrected-iban.js';
import type { Mistake } from './single-mistakes.js';

const MODULUS = 97;
const INVERSE_OF_TEN = 68;
/** Country and check digits come last where the standard counts: two letters of two places each and two digits. */
const MILLION = 10 ** 6 % MODULUS;
const INVERSE_OF_MILLION = INVERSE_OF_TEN ** 6 % MODULUS;
const BBAN = 4;

/**
 * Every digit whose absence explains that an IBAN is one place too short, those first that were to be typed twice. Nothing is tried out: at
 * each place at most one digit fits the check digits, and which one is a multiplication.
 * @param iban letters and digits only, one place shorter than its country's structure
 */
export function missingDigits(iban: string): Mistake[] {
  const lacking = 1 - mod97(iban);
  const places: [place: number, digit: number][] = [];
  let before = remainder97(iban, BBAN, iban.length);
  let inverse = INVERSE_OF_MILLION;
  for (let i = iban.length; i >= BBAN; i--) {
    // What stands before the gap weighs ten times as much once the digit is there.
    const digit = positive(lacking * inverse - 9 * before);
    if (digit <= 9 && digit !== valueAt(iban, i)) places.push([i, digit]);
    const value = valueAt(iban, i - 1);
    const inverseOfPlaces = value > 9 ? INVERSE_OF_TEN ** 2 : INVERSE_OF_TEN;
    before = positive((before - value) * inverseOfPlaces);
    inverse = (inverse * inverseOfPlaces) % MODULUS;
  }
  const mistakes = places.map(([i, digit]) => mistake(iban, i, '', String(digit)));
  return doubledFirst([...mistakes, ...missingCheckDigit(iban)], iban);
}

/**
 * Every digit whose surplus explains that an IBAN is one place too long, doubled ones first.
 * @param iban letters and digits only, one place longer than its country's structure
 */
export function surplusDigits(iban: string): Mistake[] {
  const surplus = mod97(iban) - 1;
  const mistakes: Mistake[] = [];
  let before = remainder97(iban, BBAN, iban.length);
  let weight = MILLION;
  for (let i = iban.length - 1; i >= BBAN; i--) {
    const value = valueAt(iban, i);
    const inverseOfPlaces = value > 9 ? INVERSE_OF_TEN ** 2 : INVERSE_OF_TEN;
    before = positive((before - value) * inverseOfPlaces);
    const fits = (weight * (9 * before + value) - surplus) % MODULUS === 0;
    if (fits && value <= 9 && value !== valueAt(iban, i + 1)) mistakes.push(mistake(iban, i, String(value), ''));
    weight = (weight * (value > 9 ? 100 : 10)) % MODULUS;
  }
  return doubledFirst([...mistakes, ...surplusCheckDigit(iban)], iban);
}

function missingCheckDigit(iban: string): Mistake[] {
  const [first = '', second = ''] = rightCheckDigits(iban, BBAN - 1);
  const given = iban.charAt(2);
  if (given === first) return second === iban.charAt(3) ? [] : [mistake(iban, 3, '', second)];
  return given === second ? [mistake(iban, 2, '', first)] : [];
}

function surplusCheckDigit(iban: string): Mistake[] {
  const right = rightCheckDigits(iban, BBAN + 1);
  return [2, 3]
    .filter((i) => iban.charAt(i) !== iban.charAt(i + 1))
    .map((i) => mistake(iban, i, iban.charAt(i), ''))
    .filter(({ meant }) => meant.slice(2, BBAN) === right);
}

/** @param from where the country's own number begins */
function rightCheckDigits(iban: string, from: number): string {
  return String(98 - mod97(`${iban.slice(0, 2)}00${iban.slice(from)}`)).padStart(2, '0');
}

function doubledFirst(mistakes: readonly Mistake[], iban: string): Mistake[] {
  const isDoubled = ({ position, from, to }: Mistake): boolean => iban.charAt(position - 2) === from + to;
  return [...mistakes.filter(isDoubled), ...mistakes.filter((one) => !isDoubled(one))];
}

function mistake(iban: string, index: number, from: string, to: string): Mistake {
  const change = { position: index + 1, from, to };
  return { ...change, meant: correctedIban(iban, change) };
}

/** What a character counts modulo 97; NaN behind the end. */
function valueAt(iban: string, index: number): number {
  const code = iban.charCodeAt(index);
  return code <= NINE ? code - ZERO : code - LETTER_OFFSET;
}

function positive(value: number): number {
  return ((value % MODULUS) + MODULUS) % MODULUS;
}

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
/** `A` counts as 10. */
const LETTER_OFFSET = 55;
