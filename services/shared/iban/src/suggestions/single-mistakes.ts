import { areIssuedCheckDigits } from '../check-form.js';
import { mod97 } from '../mod97.js';

/** One mistake in an IBAN and what it was before: a wrong digit, two neighbours that changed places, something missing or too much. */
export interface Mistake {
  /** First place that differs, from 1. */
  readonly position: number;
  /** Empty when something is missing. */
  readonly from: string;
  /** Empty when there is something too much. */
  readonly to: string;
  /** The IBAN without the mistake. */
  readonly meant: string;
}

/** What a place weighs modulo 97, and what undoes this weight. */
interface Weights {
  readonly weights: readonly number[];
  readonly inverses: readonly number[];
}

const MODULUS = 97;
/** 10 · 68 ≡ 1 modulo 97. */
const INVERSE_OF_TEN = 68;
const BBAN = 4;

/**
 * Every single wrong digit and every swap of neighbouring digits that explains wrong check digits. Nothing is tried out: at each place at
 * most one digit can make up for the remainder, and which one is a multiplication.
 * @param iban of its country's structure
 */
export function singleMistakes(iban: string): Mistake[] {
  const lacking = (1 - mod97(iban) + MODULUS) % MODULUS;
  if (lacking === 0) return [];
  const { weights, inverses } = weightsOf(iban);
  return [...wrongDigits(iban, lacking, inverses), ...swaps(iban, lacking, weights)].filter(({ meant }) =>
    areIssuedCheckDigits(meant),
  );
}

function wrongDigits(iban: string, lacking: number, inverses: readonly number[]): Mistake[] {
  const mistakes: Mistake[] = [];
  for (let i = 2; i < iban.length; i++) {
    const digit = digitAt(iban, i);
    if (digit === null) continue;
    const difference = (lacking * inverses[i]!) % MODULUS;
    const meant = digit + (difference > 9 ? difference - MODULUS : difference);
    if (meant >= 0 && meant <= 9) mistakes.push(mistake(iban, i, String(meant)));
  }
  return mistakes;
}

function swaps(iban: string, lacking: number, weights: readonly number[]): Mistake[] {
  const mistakes: Mistake[] = [];
  for (let i = 2; i + 1 < iban.length; i++) {
    const first = digitAt(iban, i);
    const second = digitAt(iban, i + 1);
    if (first === null || second === null || first === second) continue;
    const change = (second - first) * (weights[i]! - weights[i + 1]!);
    if ((change - lacking) % MODULUS === 0) mistakes.push(mistake(iban, i, `${second}${first}`));
  }
  return mistakes;
}

function mistake(iban: string, index: number, to: string): Mistake {
  const end = index + to.length;
  return {
    position: index + 1,
    from: iban.slice(index, end),
    to,
    meant: iban.slice(0, index) + to + iban.slice(end),
  };
}

/** From the right as the standard counts: country and check digits come last, a letter takes two places. */
function weightsOf(iban: string): Weights {
  const weights = new Array<number>(iban.length).fill(0);
  const inverses = new Array<number>(iban.length).fill(0);
  let weight = 1;
  let inverse = 1;
  for (let step = 0; step < iban.length; step++) {
    const i = (iban.length + BBAN - 1 - step) % iban.length;
    weights[i] = weight;
    inverses[i] = inverse;
    const places = digitAt(iban, i) === null ? 2 : 1;
    for (let place = 0; place < places; place++) {
      weight = (weight * 10) % MODULUS;
      inverse = (inverse * INVERSE_OF_TEN) % MODULUS;
    }
  }
  return { weights, inverses };
}

function digitAt(iban: string, index: number): number | null {
  const digit = iban.charCodeAt(index) - ZERO;
  return digit <= 9 ? digit : null;
}

const ZERO = '0'.charCodeAt(0);
