import type { AccountRule } from './account-rule.js';

export type Contribution = (digit: number, weight: number, position: number) => number;

/** Check digit of a sum; null: numbers with this sum are not issued. */
export type CheckDigitOfSum = (sum: number) => number | null;

/** One calculation in the Bundesbank's terms: Gewichtung, Produkte, Summe, Prüfziffer. */
interface Calculation {
  /** Ten entries, one per position from the left: the weight, `-` for a position that is not counted, `P` for the check digit. */
  readonly weights: string;
  readonly contribution: Contribution;
  readonly checkDigit: CheckDigitOfSum;
  readonly start?: number;
  /** Whether a check digit that repeats the digit before it is valid when the sum has no check digit. */
  readonly repeats?: boolean;
}

const POSITIONS = 10;
const DIGITS = 10;
const ZERO = 48;
/** Table entry: numbers with this sum are not issued. */
const NONE = -1;

/** Contributions and check digits are tabulated in advance: a check is ten additions and one look-up. */
export function calculation({
  weights,
  contribution,
  checkDigit,
  start = 0,
  repeats = false,
}: Calculation): AccountRule {
  const columns = weights.split(' ');
  const index = columns.indexOf('P') + 1;
  const contributions = buildContributions(columns, contribution);
  const checkDigits = Int8Array.from(
    { length: largestSum(contributions, start) + 1 },
    (_, sum) => checkDigit(sum) ?? NONE,
  );
  const rightDigit = (account: string): number => {
    let sum = start;
    for (let i = 0; i < POSITIONS; i++) sum += contributions[i * DIGITS + account.charCodeAt(i) - ZERO]!;
    const expected = checkDigits[sum] ?? NONE;
    return repeats && expected === NONE ? account.charCodeAt(index - 2) - ZERO : expected;
  };
  return {
    position: index,
    check: (account) => (account.charCodeAt(index - 1) - ZERO === rightDigit(account) ? 'passed' : 'failed'),
    fittingDigits: (account) => {
      const digit = rightDigit(account);
      return digit === NONE ? 0 : 1 << digit;
    },
  };
}

function buildContributions(columns: readonly string[], contribution: Contribution): Uint16Array {
  if (columns.length !== POSITIONS) throw new Error(`weights for ${columns.length} positions`);
  return Uint16Array.from({ length: POSITIONS * DIGITS }, (_, index) => {
    const position = Math.floor(index / DIGITS) + 1;
    const weight = Number(columns[position - 1]);
    return Number.isNaN(weight) ? 0 : contribution(index % DIGITS, weight, position);
  });
}

function largestSum(contributions: Uint16Array, start: number): number {
  let sum = start;
  for (let i = 0; i < POSITIONS; i++) sum += Math.max(...contributions.subarray(i * DIGITS, (i + 1) * DIGITS));
  return sum;
}
