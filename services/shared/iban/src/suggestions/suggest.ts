import type { BankDirectory } from '../bank-directory.js';
import { checkAccount } from '../check-account.js';
import { checkBankCode } from '../check-bank-code.js';
import { areIssuedCheckDigits, hasRightCheckDigits, nextMisplaced } from '../check-form.js';
import { checkNational } from '../national-checks/check-national.js';
import { type Structure, structureOf } from '../structure.js';
import type { Suggestion } from '../verdict.js';
import { missingDigits, surplusDigits } from './length-mistakes.js';
import { lookAlikeOf } from './look-alikes.js';
import { type Mistake, singleMistakes } from './single-mistakes.js';

/** No more are shown; without bank data more than these are too many to be a help. */
export const MAX_SUGGESTIONS = 3;

/** The one country whose IBANs are looked for in digits without a country: that of the product's users. */
const HOME = 'DE';
const NINE = '9'.charCodeAt(0);

/** A suggestion and how much speaks against it. */
interface Candidate {
  readonly suggestion: Suggestion;
  readonly uncertainty: number;
}

/** What a result adds to the uncertainty. Of real account numbers most pass their check, of made-up ones one in ten. */
const uncertaintyOf = { p: 0, n: 1, w: 2 } as const;

/**
 * What was probably meant when the check digits are wrong: see `possibleSuggestions`. The three best are given. Without bank data nothing
 * tells good ones from bad ones: then they are given only when there are no more than three.
 */
export function suggestOneMistake(
  iban: string,
  structure: Structure,
  banks: BankDirectory | null,
): readonly Suggestion[] {
  return bestOf(possibleSuggestions(iban, structure, banks), structure, banks);
}

/** What was probably meant when there is one place too few or too many. No other length is looked at: too much could be missing. */
export function suggestOneDigit(
  iban: string,
  structure: Structure,
  banks: BankDirectory | null,
): readonly Suggestion[] {
  const surplus = iban.length - structure.length;
  if (surplus !== 1 && surplus !== -1) return [];
  const mistakes = (surplus === 1 ? surplusDigits(iban) : missingDigits(iban)).filter(
    ({ meant }) => nextMisplaced(meant, structure, 0) === meant.length && areIssuedCheckDigits(meant),
  );
  return bestOf(likeliestFirst(mistakes, structure, banks), structure, banks);
}

/** The IBAN without its country: what a German one has behind it, check digits first. */
export function suggestCountry(iban: string, banks: BankDirectory | null): readonly Suggestion[] {
  const structure = structureOf(HOME);
  if (!structure || !mayLackCountry(iban)) return [];
  const meant = HOME + iban;
  if (nextMisplaced(meant, structure, 0) < meant.length || !hasRightCheckDigits(meant)) return [];
  const found = candidate({ position: 1, from: '', to: HOME, meant }, structure, banks);
  return found ? [found.suggestion] : [];
}

/** Whether a text is as long as a German IBAN without its country and begins with a digit. */
export function mayLackCountry(iban: string): boolean {
  return iban.length + HOME.length === structureOf(HOME)?.length && iban.charCodeAt(0) <= NINE;
}

function bestOf(
  possible: readonly Suggestion[],
  { country }: Structure,
  banks: BankDirectory | null,
): readonly Suggestion[] {
  const tooMany = possible.length > MAX_SUGGESTIONS && !banks?.covers(country);
  return tooMany ? [] : possible.slice(0, MAX_SUGGESTIONS);
}

/**
 * Every single wrong digit or swap of neighbours that explains wrong check digits and after which bank code, national check digits and
 * account number are right, too; the likeliest first: those that passed more checks, then wrong digits before swaps.
 */
export function possibleSuggestions(iban: string, structure: Structure, banks: BankDirectory | null): Suggestion[] {
  return likeliestFirst(singleMistakes(iban), structure, banks);
}

/** Those that passed more checks come first, otherwise their order stays. */
function likeliestFirst(mistakes: readonly Mistake[], structure: Structure, banks: BankDirectory | null): Suggestion[] {
  return mistakes
    .map((mistake) => candidate(mistake, structure, banks))
    .filter((found) => found !== undefined)
    .sort((a, b) => a.uncertainty - b.uncertainty)
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
  const uncertainty = uncertaintyOf[result] + uncertaintyOf[account] + uncertaintyOf[national];
  return { suggestion: { position, from, to, bankName: bank?.name ?? null }, uncertainty };
}
