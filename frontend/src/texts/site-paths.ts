import { pageLanguage } from './page-language.js';

/** Addresses of the public site in the language of the page. */
export const sitePaths = {
  de: { home: '/', check: '/pruefen', docs: '/api/docs', otherHome: '/en' },
  en: { home: '/en', check: '/en/check', docs: '/api/docs/en', otherHome: '/' },
}[pageLanguage];
