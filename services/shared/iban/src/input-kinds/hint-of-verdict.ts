import { nextMisplaced } from '../checks/check-iso-13616.js';
import { countryName } from '../registry/country-name.js';
import type { Language } from '../texts/language.js';
import { structureOfVerdict } from '../registry/structure-of-verdict.js';
import { findTerritory } from '../suggestions/territories.js';
import type { InputHint, Verdict } from '../verdict/verdict.js';
import { hintOfCompact } from './detect-input-hint.js';
import { inputTextsIn } from './input-texts.js';

const CHECK_DIGITS = 2;

/** The hint in the answer to an IBAN without a valid structure. @returns null when the input is not recognised */
export function hintOfVerdict(verdict: Verdict, language: Language): InputHint | null {
  const { error, iban } = verdict;
  if (error === 'iban_country') return territoryHint(iban, language) ?? hintOfCompact(iban, language);
  if (error === 'iban_length') return checkDigitsHint(verdict, language) ?? hintOfCompact(iban, language);
  return hintOfCompact(iban, language);
}

function territoryHint(iban: string, language: Language): InputHint | null {
  const territory = /^[A-Z]{2}\d{2}/.test(iban) ? findTerritory(iban) : undefined;
  if (!territory) return null;
  const code = iban.slice(0, 2);
  const name = countryName({ country: code, name: territory.name }, language);
  const message = inputTextsIn[language].input_names_territory(code, name, territory.country);
  return { code: 'input_names_territory', message };
}

/** Applies when two positions are missing and the rest matches the country's structure without check digits. */
function checkDigitsHint(verdict: Verdict, language: Language): InputHint | null {
  const { iban } = verdict;
  const structure = structureOfVerdict(verdict);
  if (!structure || iban.length + CHECK_DIGITS !== structure.length) return null;
  const candidate = `${iban.slice(0, 2)}00${iban.slice(2)}`;
  if (nextMisplaced(candidate, structure, 0) < candidate.length) return null;
  const message = inputTextsIn[language].input_lacks_check_digits(structure.country);
  return { code: 'input_lacks_check_digits', message };
}
