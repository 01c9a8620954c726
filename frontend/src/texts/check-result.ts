import { checkResult as de } from './de/check-result.js';
import { checkResult as en } from './en/check-result.js';
import { pageLanguage } from './page-language.js';
import type { Translation } from '@pruefer/iban';

export const resultTexts: Translation<typeof de> = { de, en }[pageLanguage];
