import { nextMisplaced } from '../check-form.js';
import { structureOfVerdict } from '../structure-of-verdict.js';
import { territoryOf } from '../suggestions/territories.js';
import type { InputHint, Verdict } from '../verdict.js';
import { hintOfCompact } from './input-hint-of.js';

const CHECK_DIGITS = 2;

/** The hint in the answer to an IBAN without a valid structure. @returns null when the input is not recognised */
export function hintOfVerdict(verdict: Verdict): InputHint | null {
  const { error, iban } = verdict;
  if (error === 'iban_country') return territoryHint(iban) ?? hintOfCompact(iban);
  if (error === 'iban_length') return checkDigitsHint(verdict) ?? hintOfCompact(iban);
  return hintOfCompact(iban);
}

function territoryHint(iban: string): InputHint | null {
  const territory = /^[A-Z]{2}\d{2}/.test(iban) ? territoryOf(iban) : undefined;
  if (!territory) return null;
  const { name, country } = territory;
  const code = iban.slice(0, 2);
  const message = `${code} ist der Ländercode von ${name}. Konten dort haben IBANs mit dem Ländercode ${country}.`;
  return { code: 'input_names_territory', message };
}

/** Applies when two places are missing and the rest matches the country's structure without check digits. */
function checkDigitsHint(verdict: Verdict): InputHint | null {
  const { iban } = verdict;
  const structure = structureOfVerdict(verdict);
  if (!structure || iban.length + CHECK_DIGITS !== structure.length) return null;
  const candidate = `${iban.slice(0, 2)}00${iban.slice(2)}`;
  if (nextMisplaced(candidate, structure, 0) < candidate.length) return null;
  const message = `Zwei Stellen fehlen, vermutlich die Prüfziffern: Sie stehen an Stelle 3 und 4, hinter dem Ländercode ${structure.country}.`;
  return { code: 'input_lacks_check_digits', message };
}
