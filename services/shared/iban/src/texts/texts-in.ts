import type { Language } from './language.js';
import { englishTexts } from './texts.en.js';
import { type Texts, texts } from './texts.js';

export const textsIn: Readonly<Record<Language, Texts>> = { de: texts, en: englishTexts };
