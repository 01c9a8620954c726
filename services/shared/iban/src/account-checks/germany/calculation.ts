import type { AccountRule } from './account-rule.js';

/** What a digit adds to the sum under its weight. */
export type Contribution = (digit: number, weight: number, place: number) => number;

/** The check digit that belongs to a sum; null: no number with this sum is issued. */
export type CheckDigitOfSum = (sum: number) => number | null;

/** One calculation in the Bundesbank's words: Gewichtung, Produkte, Summe, Prüfziffer. */
export interface Calculation {
  /** One entry for each of the ten places from the left: its weight, `-` when it does not count, `P` for the check digit. */
  readonly weights: string;
  readonly contribution: Contribution;
  readonly checkDigit: CheckDigitOfSum;
  /** What the sum begins with. */
  readonly start?: number;
  /** Where no check digit belongs to the sum, one is right that repeats the digit before it. */
  readonly repeats?: boolean;
}

const PLACES = 10;
const DIGITS = 10;
const ZERO = 48;
/** In the table of check digits: no number with this sum is issued. */
const NONE = -1;

/**
 * A rule that weights the digits, adds them up and compares the check digit. Everything that does not depend on the account number is
 * put into two tables, so that a check is ten additions and one look-up.
 */
export function calculation({
  weights,
  contribution,
  checkDigit,
  start = 0,
  repeats = false,
}: Calculation): AccountRule {
  const columns = weights.split(' ');
  const place = columns.indexOf('P') + 1;
  const added = tableOf(columns, contribution);
  const checkDigits = Int8Array.from({ length: largestSum(added, start) + 1 }, (_, sum) => checkDigit(sum) ?? NONE);
  const rightDigit = (account: string): number => {
    let sum = start;
    for (let i = 0; i < PLACES; i++) sum += added[i * DIGITS + account.charCodeAt(i) - ZERO]!;
    const expected = checkDigits[sum] ?? NONE;
    return repeats && expected === NONE ? account.charCodeAt(place - 2) - ZERO : expected;
  };
  return {
    place,
    check: (account) => (account.charCodeAt(place - 1) - ZERO === rightDigit(account) ? 'passed' : 'failed'),
    fittingDigits: (account) => {
      const digit = rightDigit(account);
      return digit === NONE ? 0 : 1 << digit;
    },
  };
}

/** What each digit adds at each place. */
function tableOf(columns: readonly string[], contribution: Contribution): Uint16Array {
  if (columns.length !== PLACES) throw new Error(`weights for ${columns.length} places`);
  return Uint16Array.from({ length: PLACES * DIGITS }, (_, index) => {
    const place = Math.floor(index / DIGITS) + 1;
    const weight = Number(columns[place - 1]);
    return Number.isNaN(weight) ? 0 : contribution(index % DIGITS, weight, place);
  });
}

function largestSum(added: Uint16Array, start: number): number {
  let sum = start;
  for (let i = 0; i < PLACES; i++) sum += Math.max(...added.subarray(i * DIGITS, (i + 1) * DIGITS));
  return sum;
}
