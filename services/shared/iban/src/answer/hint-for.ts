import type { Language, Translation } from '../texts/language.js';
import { findLookAlike } from '../suggestions/look-alikes.js';
import { findStructure } from '../registry/structure.js';
import type { IbanAnswer } from '../verdict/verdict.js';

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

const germanHints = {
  oftenMeant: (character: string) =>
    `Oft ist ${/\d/.test(character) ? 'die Ziffer' : 'der Buchstabe'} ${character} gemeint.`,
  compareGroup: (group: number) =>
    `Bitte vergleichen Sie die ${ordinals[group - 1] ?? `${group}.`} Vierergruppe mit Ihrer Vorlage und prüfen Sie erneut.`,
  comparePlaces: (start: number, end: number) =>
    `Bitte vergleichen Sie die Stellen ${start} bis ${end} mit Ihrer Vorlage und prüfen Sie erneut.`,
  tooShort: (missingCount: number) =>
    `${missingCount === 1 ? 'Eine Stelle fehlt' : `${missingCount} Stellen fehlen`}. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.`,
  tooLong: (surplus: number) =>
    `${surplus === 1 ? 'Eine Stelle ist' : `${surplus} Stellen sind`} zu viel. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.`,
  oftenSwapped:
    'Oft sind zwei Ziffern vertauscht oder eine ist falsch abgeschrieben. Bitte vergleichen Sie alle Stellen mit Ihrer Vorlage.',
} as const;

const ordinalEndings = ['th', 'st', 'nd', 'rd'];

type Hints = Translation<typeof germanHints>;

const englishHints: Hints = {
  oftenMeant: (character) => `Often the ${/\d/.test(character) ? 'digit' : 'letter'} ${character} is meant.`,
  compareGroup: (group) =>
    `Please compare the ${group}${ordinalEndings[group] ?? 'th'} group of four with your original and check again.`,
  comparePlaces: (start, end) => `Please compare the characters ${start} to ${end} with your original and check again.`,
  tooShort: (missingCount) =>
    `${missingCount === 1 ? 'One character is' : `${missingCount} characters are`} missing. Please compare the IBAN with your original.`,
  tooLong: (surplus) =>
    `There ${surplus === 1 ? 'is one character' : `are ${surplus} characters`} too many. Please compare the IBAN with your original.`,
  oftenSwapped: 'Often two digits are swapped, or one is miscopied. Please compare all characters with your original.',
};

const hintsIn: Readonly<Record<Language, Hints>> = { de: germanHints, en: englishHints };

const GROUP = 4;

/** Advice below the error; null for a valid IBAN, or without advice. @param iban as it was checked */
export function hintFor(
  iban: string,
  { errorCode, position, actual }: Pick<IbanAnswer, 'errorCode' | 'position' | 'actual'>,
  language: Language = 'de',
): string | null {
  const texts = hintsIn[language];
  if (errorCode === 'iban_length') return lengthHint(iban, texts);
  if (errorCode === 'iban_check_digits') return texts.oftenSwapped;
  if (errorCode === 'bank_code_unknown') return fieldHint(iban, 'bank', texts);
  if (errorCode === 'account_check_digit') return fieldHint(iban, 'account', texts);
  if (errorCode === 'national_check_digit') return texts.oftenSwapped;
  if (errorCode === null || position === null) return null;
  const compare = texts.compareGroup(Math.ceil(position / GROUP));
  const meant = errorCode === 'iban_structure' && actual !== null ? findLookAlike(actual) : undefined;
  return meant === undefined ? compare : `${texts.oftenMeant(meant)} ${compare}`;
}

function lengthHint(iban: string, texts: Hints): string | null {
  const structure = findStructure(iban);
  if (!structure) return null;
  const missingPlaces = structure.length - iban.length;
  return missingPlaces > 0 ? texts.tooShort(missingPlaces) : texts.tooLong(-missingPlaces);
}

function fieldHint(iban: string, kind: 'bank' | 'account', texts: Hints): string | null {
  const field = findStructure(iban)?.[kind];
  return field ? texts.comparePlaces(field.start, field.end) : null;
}
