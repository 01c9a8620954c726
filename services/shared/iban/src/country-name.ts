import type { Language } from './language.js';
import type { Structure } from './structure.js';

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The German name is that of the structure; the English one is used for all codes of ISO 3166. */
export function countryName({ country, name }: Pick<Structure, 'country' | 'name'>, language: Language): string {
  return language === 'de' ? name : (englishNames.of(country) ?? name);
}
