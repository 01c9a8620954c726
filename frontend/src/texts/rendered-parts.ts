import type { Translation } from '@pruefer/iban';
import { renderedParts as de } from './de/rendered-parts.js';
import { renderedParts as en } from './en/rendered-parts.js';
import { pageLanguage } from './page-language.js';

export const renderedTexts: Translation<typeof de> = { de, en }[pageLanguage];
