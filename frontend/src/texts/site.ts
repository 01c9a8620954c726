import type { Translation } from '@pruefer/iban';
import { site as de } from './de/site.js';
import { site as en } from './en/site.js';
import { pageLanguage } from './page-language.js';

/** Texts that public pages, and controls of the console, show at once. The console's documents are German. */
export const t: Translation<typeof de> = { de, en }[pageLanguage];
