import { lookAlikeOf } from './suggestions/look-alikes.js';
import { structureOf } from './structure.js';
import type { IbanAnswer } from './verdict.js';

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

const hintTexts = {
  oftenMeant: (character: string) =>
    `Oft ist ${/\d/.test(character) ? 'die Ziffer' : 'der Buchstabe'} ${character} gemeint.`,
  compareGroup: (group: number) =>
    `Bitte vergleichen Sie die ${ordinals[group - 1] ?? `${group}.`} Vierergruppe mit Ihrer Vorlage und prüfen Sie erneut.`,
  comparePlaces: (start: number, end: number) =>
    `Bitte vergleichen Sie die Stellen ${start} bis ${end} mit Ihrer Vorlage und prüfen Sie erneut.`,
  tooShort: (missing: number) =>
    `${missing === 1 ? 'Eine Stelle fehlt' : `${missing} Stellen fehlen`}. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.`,
  tooLong: (surplus: number) =>
    `${surplus === 1 ? 'Eine Stelle ist' : `${surplus} Stellen sind`} zu viel. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.`,
  oftenSwapped:
    'Oft sind zwei Ziffern vertauscht oder eine ist falsch abgeschrieben. Bitte vergleichen Sie alle Stellen mit Ihrer Vorlage.',
} as const;

const GROUP = 4;

/** German advice below the error; null for a valid IBAN, or without advice. @param iban as it was checked */
export function hintFor(iban: string, answer: Pick<IbanAnswer, 'errorCode' | 'position' | 'actual'>): string | null {
  const { errorCode, position, actual } = answer;
  if (errorCode === 'iban_length') return lengthHint(iban);
  if (errorCode === 'iban_check_digits') return hintTexts.oftenSwapped;
  if (errorCode === 'bank_code_unknown') return fieldHint(iban, 'bank');
  if (errorCode === 'account_check_digit') return fieldHint(iban, 'account');
  if (errorCode === 'national_check_digit') return hintTexts.oftenSwapped;
  if (errorCode === null || position === null) return null;
  const compare = hintTexts.compareGroup(Math.ceil(position / GROUP));
  const meant = errorCode === 'iban_structure' && actual !== null ? lookAlikeOf(actual) : undefined;
  return meant === undefined ? compare : `${hintTexts.oftenMeant(meant)} ${compare}`;
}

function lengthHint(iban: string): string | null {
  const structure = structureOf(iban);
  if (!structure) return null;
  const missingPlaces = structure.length - iban.length;
  return missingPlaces > 0 ? hintTexts.tooShort(missingPlaces) : hintTexts.tooLong(-missingPlaces);
}

function fieldHint(iban: string, kind: 'bank' | 'account'): string | null {
  const field = structureOf(iban)?.[kind];
  return field ? hintTexts.comparePlaces(field.start, field.end) : null;
}
