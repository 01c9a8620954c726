import type { Language } from '../texts/language.js';
import { germanCountryNames } from './german-country-names.js';
import type { Structure } from './structure.js';

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The German name is our own or that of a loaded release; the English one is used for all codes of ISO 3166. */
export function countryName({ country, name }: Pick<Structure, 'country' | 'name'>, language: Language): string {
  const german = name ?? germanCountryNames[country] ?? country;
  return language === 'de' ? german : (englishNames.of(country) ?? german);
}
