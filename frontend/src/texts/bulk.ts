import type { Translation } from '@pruefer/iban';
import { bulk } from './de/bulk.js';
import { fileJob } from './de/file-job.js';
import { bulk as englishBulk } from './en/bulk.js';
import { fileJob as englishFileJob } from './en/file-job.js';
import { pageLanguage } from './page-language.js';

export const bulkTexts: Translation<typeof bulk> = { de: bulk, en: englishBulk }[pageLanguage];
export const fileJobTexts: Translation<typeof fileJob> = { de: fileJob, en: englishFileJob }[pageLanguage];
