import { hintTextsIn } from './hint-texts.js';
import type { Language } from './language.js';
import { lookAlikeOf } from './suggestions/look-alikes.js';
import { structureOf } from './structure.js';
import type { IbanAnswer } from './verdict.js';

const GROUP = 4;

/** Advice below the error; null for a valid IBAN, or without advice. @param iban as it was checked */
export function hintFor(
  iban: string,
  answer: Pick<IbanAnswer, 'errorCode' | 'position' | 'actual'>,
  language: Language = 'de',
): string | null {
  const { errorCode, position, actual } = answer;
  const hintTexts = hintTextsIn[language];
  if (errorCode === 'iban_length') return lengthHint(iban, language);
  if (errorCode === 'iban_check_digits') return hintTexts.oftenSwapped;
  if (errorCode === 'bank_code_unknown') return fieldHint(iban, 'bank', language);
  if (errorCode === 'account_check_digit') return fieldHint(iban, 'account', language);
  if (errorCode === 'national_check_digit') return hintTexts.oftenSwapped;
  if (errorCode === null || position === null) return null;
  const compare = hintTexts.compareGroup(Math.ceil(position / GROUP));
  const meant = errorCode === 'iban_structure' && actual !== null ? lookAlikeOf(actual) : undefined;
  return meant === undefined ? compare : `${hintTexts.oftenMeant(meant)} ${compare}`;
}

function lengthHint(iban: string, language: Language): string | null {
  const structure = structureOf(iban);
  if (!structure) return null;
  const { tooShort, tooLong } = hintTextsIn[language];
  const missingPlaces = structure.length - iban.length;
  return missingPlaces > 0 ? tooShort(missingPlaces) : tooLong(-missingPlaces);
}

function fieldHint(iban: string, kind: 'bank' | 'account', language: Language): string | null {
  const field = structureOf(iban)?.[kind];
  return field ? hintTextsIn[language].comparePlaces(field.start, field.end) : null;
}
