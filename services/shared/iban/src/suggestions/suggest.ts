import type { BankDirectory } from '../bank-directory.js';
import { checkAccountText } from '../check-account.js';
import { type BankFinding, checkBankCode, weighed } from '../check-bank-code.js';
import { areIssuedCheckDigits, hasRightCheckDigits, nextMisplaced } from '../check-form.js';
import { checkNational, hasNationalRule } from '../national-checks/check-national.js';
import { type Structure, structureOf } from '../structure.js';
import type { Suggestion } from '../verdict.js';
import { correctedField, correctedIban } from './corrected-iban.js';
import { missingDigits, surplusDigits } from './length-mistakes.js';
import { lookAlikeOf } from './look-alikes.js';
import { type Mistake, singleMistakes } from './single-mistakes.js';
import { territoryOf } from './territories.js';

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
  const mistakes = surplus === 1 ? surplusDigits(iban) : missingDigits(iban);
  return bestOf(likeliestFirst(iban, mistakes, structure, banks), structure, banks);
}

/** The right country code where a text begins with that of a territory, or with none and is as long as a German IBAN without it. */
export function suggestCountry(iban: string, banks: BankDirectory | null): readonly Suggestion[] {
  const territory = territoryOf(iban);
  if (territory)
    return suggestFittingCountry(iban, { position: 1, from: iban.slice(0, 2), to: territory.country }, banks);
  return mayLackCountry(iban) ? suggestFittingCountry(iban, { position: 1, from: '', to: HOME }, banks) : [];
}

/** With everything behind the country code as it is: its check digits must be right for the new country. */
function suggestFittingCountry(iban: string, mistake: Mistake, banks: BankDirectory | null): readonly Suggestion[] {
  const structure = structureOf(mistake.to);
  const meant = correctedIban(iban, mistake);
  const isWhole = structure && meant.length === structure.length && nextMisplaced(meant, structure, 0) === meant.length;
  return isWhole && hasRightCheckDigits(meant) ? likeliestFirst(iban, [mistake], structure, banks) : [];
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
  return likeliestFirst(iban, singleMistakes(iban), structure, banks);
}

/** Those that passed more checks come first, otherwise their order stays. */
function likeliestFirst(
  iban: string,
  mistakes: readonly Mistake[],
  structure: Structure,
  banks: BankDirectory | null,
): Suggestion[] {
  const candidates: Candidate[] = [];
  let ofThisBank: BankFinding | undefined;
  for (const mistake of mistakes) {
    const leavesBankCode = mistake.position > structure.bank.end;
    const finding = (leavesBankCode && ofThisBank) || bankAfter(iban, mistake, structure, banks);
    if (leavesBankCode) ofThisBank = finding;
    const one = candidate(iban, mistake, structure, finding, banks);
    if (one) insertByUncertainty(candidates, one);
  }
  return candidates.map(({ suggestion }) => suggestion);
}

/** Behind all that are as certain. There are two or three: to call a sort takes longer than to find the place. */
function insertByUncertainty(candidates: Candidate[], one: Candidate): void {
  let place = candidates.length;
  candidates.push(one);
  for (; place > 0 && candidates[place - 1]!.uncertainty > one.uncertainty; place--)
    candidates[place] = candidates[place - 1]!;
  candidates[place] = one;
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
  return likeliestFirst(iban, [{ position, from, to }], structure, banks);
}

function bankAfter(iban: string, mistake: Mistake, structure: Structure, banks: BankDirectory | null): BankFinding {
  return checkBankCode(structure.country, correctedField(iban, mistake, structure.bank), banks);
}

/** Most mistakes lead to an unknown bank code or a wrong account number: the whole IBAN is looked at only where they do not. */
function candidate(
  iban: string,
  mistake: Mistake,
  structure: Structure,
  { result, bank }: BankFinding,
  banks: BankDirectory | null,
): Candidate | undefined {
  if (result === 'f') return undefined;
  const byMethod = checkAccountText(correctedField(iban, mistake, structure.account), structure, bank);
  const account = weighed(byMethod, structure.country, banks);
  if (account === 'f' || !fitsStructure(iban, mistake, structure)) return undefined;
  const national = nationalAfter(iban, mistake, structure);
  if (national === 'f') return undefined;
  const { position, from, to } = mistake;
  const uncertainty = uncertaintyOf[result] + uncertaintyOf[account] + uncertaintyOf[national];
  return { suggestion: { position, from, to, bankName: bank?.name ?? null }, uncertainty };
}

/** Most countries have no rule, or none for this structure: nothing is put together for them. */
function nationalAfter(
  iban: string,
  mistake: Mistake,
  { country, rulesApply }: Structure,
): ReturnType<typeof checkNational> {
  return rulesApply && hasNationalRule(country) ? checkNational(correctedIban(iban, mistake), country) : 'n';
}

/** Digits in place of others always do; what moves the rest of the IBAN may not. */
function fitsStructure(iban: string, mistake: Mistake, structure: Structure): boolean {
  if (mistake.from.length === mistake.to.length) return true;
  const meant = correctedIban(iban, mistake);
  return areIssuedCheckDigits(meant) && nextMisplaced(meant, structure, 0) === meant.length;
}
