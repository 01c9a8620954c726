import type { Language } from '../../language.js';

export const homePath: Readonly<Record<Language, string>> = { de: '/', en: '/en' };

/** Targets of the IBAN form in browsers without scripts. */
export const checkPagePath: Readonly<Record<Language, string>> = { de: '/pruefen', en: '/en/check' };

interface AddressedPage {
  readonly slug: string;
  /** Id of the German page that it translates; null or left out: a German page. */
  readonly translationOf?: string | null;
}

export function pagePath({ slug, translationOf }: AddressedPage): string {
  return translationOf ? `${homePath.en}/${slug}` : `/${slug}`;
}

/** Pages below `/en` are English, all others German. */
export function languageOfPath(path: string): Language {
  return path === homePath.en || path.startsWith(`${homePath.en}/`) ? 'en' : 'de';
}
