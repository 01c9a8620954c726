import type { Translation } from '@pruefer/iban';
import { checkResult as de } from './de/check-result.js';
import { checkResult as en } from './en/check-result.js';
import { pageLanguage } from './page-language.js';

export const resultTexts: Translation<typeof de> = { de, en }[pageLanguage];
