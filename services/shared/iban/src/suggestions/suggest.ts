import type { BankDirectory } from '../bank-directory.js';
import { checkAccount } from '../check-account.js';
import { checkBankCode } from '../check-bank-code.js';
import { hasRightCheckDigits, nextMisplaced } from '../check-form.js';
import { checkNational } from '../national-checks/check-national.js';
import type { Structure } from '../structure.js';
import type { Suggestion } from '../verdict.js';
import { lookAlikeOf } from './look-alikes.js';
import { type Mistake, singleMistakes } from './single-mistakes.js';

/** No more are shown; without bank data more than these are too many to be a help. */
export const MAX_SUGGESTIONS = 3;

/** A suggestion and how much speaks against it. */
interface Candidate {
  readonly suggestion: Suggestion;
  readonly doubts: number;
}

/** What a result adds to the doubts. Of real account numbers most pass their check, of made-up ones one in ten. */
const doubtOf = { p: 0, n: 1, w: 2 } as const;

/**
 * What was probably meant when the check digits are wrong: see `possibleSuggestions`. The three best are given. Without bank data nothing
 * tells good ones from bad ones: then they are given only when there are no more than three.
 */
export function suggestOneMistake(
  iban: string,
  structure: Structure,
  banks: BankDirectory | null,
): readonly Suggestion[] {
  const possible = possibleSuggestions(iban, structure, banks);
  const tooMany = possible.length > MAX_SUGGESTIONS && !banks?.covers(structure.country);
  return tooMany ? [] : possible.slice(0, MAX_SUGGESTIONS);
}

/**
 * Every single wrong digit or swap of neighbours that explains wrong check digits and after which bank code, national check digits and
 * account number are right, too; the likeliest first: those that passed more checks, then wrong digits before swaps.
 */
export function possibleSuggestions(iban: string, structure: Structure, banks: BankDirectory | null): Suggestion[] {
  return singleMistakes(iban)
    .map((mistake) => candidate(mistake, structure, banks))
    .filter((found) => found !== undefined)
    .sort((a, b) => a.doubts - b.doubts)
    .map(({ suggestion }) => suggestion);
}

/**
 * What was probably meant when one character stands where the structure does not allow it: its look-alike, if everything else then fits.
 * @param position of the first misplaced character, from 1
 */
export function suggestLookAlike(
  iban: string,
  structure: Structure,
  position: number,
  banks: BankDirectory | null,
): readonly Suggestion[] {
  const from = iban.charAt(position - 1);
  const to = lookAlikeOf(from);
  if (to === undefined || nextMisplaced(iban, structure, position) < iban.length) return [];
  const meant = iban.slice(0, position - 1) + to + iban.slice(position);
  if (!hasRightCheckDigits(meant)) return [];
  const found = candidate({ position, from, to, meant }, structure, banks);
  return found ? [found.suggestion] : [];
}

function candidate(
  { position, from, to, meant }: Mistake,
  structure: Structure,
  banks: BankDirectory | null,
): Candidate | undefined {
  const { country, bank: field } = structure;
  const { result, bank } = checkBankCode(country, meant.slice(field.start - 1, field.end), banks);
  const account = checkAccount(meant, structure, bank);
  const national = checkNational(meant, country);
  if (result === 'f' || account === 'f' || national === 'f') return undefined;
  const doubts = doubtOf[result] + doubtOf[account] + doubtOf[national];
  return { suggestion: { position, from, to, bankName: bank?.name ?? null }, doubts };
}
