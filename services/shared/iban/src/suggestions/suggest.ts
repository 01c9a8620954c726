import type { BankDirectory } from '../verdict/bank-directory.js';
import { checkAccountText } from '../checks/check-account.js';
import { type BankFinding, checkBankCode, limitedToWarning } from '../checks/check-bank-code.js';
import { areIssuedCheckDigits, hasRightCheckDigits, nextMisplaced } from '../checks/check-iso-13616.js';
import { checkNational, hasNationalRule } from '../national-checks/check-national.js';
import { findStructure, type Structure } from '../registry/structure.js';
import type { Correction } from '../verdict/verdict.js';
import { correctedField, correctedIban } from './corrected-iban.js';
import { missingDigits, surplusDigits } from './length-mistakes.js';
import { findLookAlike } from './look-alikes.js';
import { type Mistake, singleMistakes } from './single-mistakes.js';
import { findTerritory } from './territories.js';

/** More suggestions without bank data are not helpful. */
const MAX_SUGGESTIONS = 3;

/** Country of IBANs that are recognised without a country code: that of the product's users. */
const HOME = 'DE';
const NINE = '9'.charCodeAt(0);

/** A suggestion with its uncertainty; lower is better. */
interface Candidate {
  readonly suggestion: Correction;
  readonly uncertainty: number;
}

/** Uncertainty by result. Most real account numbers pass their check, one in ten random ones does. */
const uncertaintyOf = { p: 0, n: 1, w: 2 } as const;

/** Up to three suggestions for wrong check digits; without bank data none if there are more, because they cannot be ranked. */
export function suggestOneMistake(
  iban: string,
  structure: Structure,
  banks: BankDirectory | null,
): readonly Correction[] {
  return selectBest(possibleSuggestions(iban, structure, banks), structure, banks);
}

/** Suggestions for one missing or surplus position. Other lengths have too many possibilities. */
export function suggestOneDigit(
  iban: string,
  structure: Structure,
  banks: BankDirectory | null,
): readonly Correction[] {
  const surplus = iban.length - structure.length;
  if (surplus !== 1 && surplus !== -1) return [];
  const mistakes = surplus === 1 ? surplusDigits(iban) : missingDigits(iban);
  return selectBest(rankedSuggestions(iban, mistakes, structure, banks), structure, banks);
}

/** Suggests the country code for a territory's code, or for a German IBAN without country code. */
export function suggestCountry(iban: string, banks: BankDirectory | null): readonly Correction[] {
  const territory = findTerritory(iban);
  if (territory)
    return suggestFittingCountry(iban, { position: 1, from: iban.slice(0, 2), to: territory.country }, banks);
  return mayLackCountry(iban) ? suggestFittingCountry(iban, { position: 1, from: '', to: HOME }, banks) : [];
}

function suggestFittingCountry(iban: string, mistake: Mistake, banks: BankDirectory | null): readonly Correction[] {
  const structure = findStructure(mistake.to);
  const corrected = correctedIban(iban, mistake);
  const isComplete =
    structure && corrected.length === structure.length && nextMisplaced(corrected, structure, 0) === corrected.length;
  return isComplete && hasRightCheckDigits(corrected) ? rankedSuggestions(iban, [mistake], structure, banks) : [];
}

/** Whether a text begins with a digit and is as long as a German IBAN without its country code. */
export function mayLackCountry(iban: string): boolean {
  return iban.length + HOME.length === findStructure(HOME)?.length && iban.charCodeAt(0) <= NINE;
}

function selectBest(
  possible: readonly Correction[],
  { country }: Structure,
  banks: BankDirectory | null,
): readonly Correction[] {
  const tooMany = possible.length > MAX_SUGGESTIONS && !banks?.covers(country);
  return tooMany ? [] : possible.slice(0, MAX_SUGGESTIONS);
}

/**
 * Every single wrong digit or swap of neighbours after which check digits, bank code, national check digits and account number are right; most
 * certain first: those that passed more checks, then wrong digits before swaps.
 */
export function possibleSuggestions(iban: string, structure: Structure, banks: BankDirectory | null): Correction[] {
  return rankedSuggestions(iban, singleMistakes(iban), structure, banks);
}

/** Most certain first; otherwise in the order of the mistakes. */
function rankedSuggestions(
  iban: string,
  mistakes: readonly Mistake[],
  structure: Structure,
  banks: BankDirectory | null,
): Correction[] {
  const candidates: Candidate[] = [];
  let bankFinding: BankFinding | undefined;
  for (const mistake of mistakes) {
    const leavesBankCode = mistake.position > structure.bank.end;
    const finding = (leavesBankCode && bankFinding) || bankAfter(iban, mistake, structure, banks);
    if (leavesBankCode) bankFinding = finding;
    const newCandidate = candidate(iban, mistake, structure, finding, banks);
    if (newCandidate) insertByUncertainty(candidates, newCandidate);
  }
  return candidates.map(({ suggestion }) => suggestion);
}

/** After all candidates with the same uncertainty. There are two or three: inserting is faster than sorting. */
function insertByUncertainty(candidates: Candidate[], newCandidate: Candidate): void {
  let index = candidates.length;
  candidates.push(newCandidate);
  for (; index > 0 && candidates[index - 1]!.uncertainty > newCandidate.uncertainty; index--)
    candidates[index] = candidates[index - 1]!;
  candidates[index] = newCandidate;
}

/** Only if all else then fits. @param position of the first misplaced character, from 1 */
export function suggestLookAlike(
  iban: string,
  structure: Structure,
  position: number,
  banks: BankDirectory | null,
): readonly Correction[] {
  const from = iban.charAt(position - 1);
  const to = findLookAlike(from);
  if (to === undefined || nextMisplaced(iban, structure, position) < iban.length) return [];
  const corrected = iban.slice(0, position - 1) + to + iban.slice(position);
  if (!hasRightCheckDigits(corrected)) return [];
  return rankedSuggestions(iban, [{ position, from, to }], structure, banks);
}

function bankAfter(iban: string, mistake: Mistake, structure: Structure, banks: BankDirectory | null): BankFinding {
  return checkBankCode(structure.country, correctedField(iban, mistake, structure.bank), banks);
}

/** Checks bank code and account first, which most mistakes fail; only then the whole IBAN. */
function candidate(
  iban: string,
  mistake: Mistake,
  structure: Structure,
  { result, bank }: BankFinding,
  banks: BankDirectory | null,
): Candidate | undefined {
  if (result === 'f') return undefined;
  const byMethod = checkAccountText(correctedField(iban, mistake, structure.account), structure, bank);
  const account = limitedToWarning(byMethod, structure.country, banks);
  if (account === 'f' || !fitsStructure(iban, mistake, structure)) return undefined;
  const national = nationalAfter(iban, mistake, structure);
  if (national === 'f') return undefined;
  const { position, from, to } = mistake;
  const uncertainty = uncertaintyOf[result] + uncertaintyOf[account] + uncertaintyOf[national];
  return { suggestion: { position, from, to, bankName: bank?.name ?? null }, uncertainty };
}

/** Most countries have no applicable rule, so the corrected IBAN is rarely built. */
function nationalAfter(
  iban: string,
  mistake: Mistake,
  { country, rulesApply }: Structure,
): ReturnType<typeof checkNational> {
  return rulesApply && hasNationalRule(country) ? checkNational(correctedIban(iban, mistake), country) : 'n';
}

/** Replaced digits always fit; insertions and removals move the rest of the IBAN. */
function fitsStructure(iban: string, mistake: Mistake, structure: Structure): boolean {
  if (mistake.from.length === mistake.to.length) return true;
  const corrected = correctedIban(iban, mistake);
  return areIssuedCheckDigits(corrected) && nextMisplaced(corrected, structure, 0) === corrected.length;
}
