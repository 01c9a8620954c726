import type { Language } from '@pruefer/contracts';

/** The language of this document, known when its script loads. In the thread that renders pages, `server/page-language.ts` replaces this file. */
export const pageLanguage: Language =
  typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'de';
