import type { FieldKind } from './field-kind.js';
import { type FieldWords, germanFieldWords, getFieldWord } from './field-words.js';
import { englishFieldWords } from './field-words.en.js';
import type { Language } from '../texts/language.js';

const fieldWordsIn: Readonly<Record<Language, FieldWords>> = { de: germanFieldWords, en: englishFieldWords };

export function fieldName(country: string, kind: FieldKind, language: Language): string {
  return getFieldWord(fieldWordsIn[language], country, kind).name;
}

/** Place of a character in a sentence, such as "In der Bankleitzahl". */
export function withinField(country: string, kind: FieldKind, language: Language): string {
  return getFieldWord(fieldWordsIn[language], country, kind).within;
}
