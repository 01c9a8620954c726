import type { Language } from '@pruefer/contracts';
import { de, type Texts } from './de.js';
import { en } from './en.js';

/** The texts of the document by language. */
export const textsIn: Readonly<Record<Language, Texts>> = { de, en };
