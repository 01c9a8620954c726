import { workerData } from 'node:worker_threads';
import type { Language } from '@pruefer/contracts';

/** The language of the pages that this thread renders. */
export const pageLanguage = (workerData as { readonly language: Language }).language;
