import { defaultFooterConfig } from './footer.endpoints.js';
import { defaultHomepageMeta } from './homepage-meta.js';

const { description, servicesTitle, servicesLinks, legalTitle, legalLinks } = defaultFooterConfig;
const [checkLink, apiLink, listsLink] = servicesLinks.map(({ title }) => title);
const [imprint, privacy, terms] = legalLinks.map(({ title }) => title);

const english = new Map([
  [
    defaultHomepageMeta.metaDescription,
    'Professional IBAN validation to the standards of the central banks, with bank, BIC and bank code.',
  ],
  [description, 'IBAN validation to the standards of the central banks, for people and for programs.'],
  [servicesTitle, 'Services'],
  [checkLink, 'IBAN check'],
  [apiLink, 'API'],
  [listsLink, 'Check lists'],
  [legalTitle, 'Legal'],
  [imprint, 'Imprint'],
  [privacy, 'Privacy'],
  [terms, 'Terms'],
]);

/** The English text for a text that the product came with; what staff wrote stays as it is. */
export function inEnglish(text: string): string {
  return english.get(text) ?? text;
}
