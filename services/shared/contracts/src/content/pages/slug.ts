import { ValidateBy, type ValidationOptions } from 'class-validator';

export const MAX_SLUG_LENGTH = 100;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const formSentence =
  'Bitte geben Sie 1 bis 100 Zeichen aus a–z, 0–9 und einzelnen Bindestrichen dazwischen ein, zum Beispiel ueber-uns.';
const reservedSentence = 'Diese Adresse ist für die Anwendung selbst reserviert. Bitte wählen Sie eine andere.';

/** First path segments of the application itself, and the anchors of the home page. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'admininterfacev1',
  'api',
  'assets',
  'bulk',
  'en',
  'fehler',
  'favicon',
  'health',
  'index',
  'live',
  'mcp',
  'metrics',
  'openiban',
  'pruefen',
  'ready',
  'robots',
  'sitemap',
  'static',
  'validation',
]);

/** Reason why a text cannot be a page's address; undefined: it is valid. */
export function slugError(text: unknown): 'form' | 'reserved' | undefined {
  if (typeof text !== 'string' || text.length > MAX_SLUG_LENGTH || !slug.test(text)) return 'form';
  return reservedSlugs.has(text) ? 'reserved' : undefined;
}

/** Makes a slug: other characters than a–z and 0–9 become single hyphens, none at the ends. The result may be empty or reserved. */
export function toSlug(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

/** Requires the address of a page: its path without the slash (docs/SECURITY.md E6). */
export function IsSlug(options?: ValidationOptions): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => slugError(value) === undefined,
    defaultMessage: (validated?: { value: unknown }) =>
      slugError(validated?.value) === 'reserved' ? reservedSentence : formSentence,
  };
  return ValidateBy({ name: 'isSlug', validator }, options);
}
