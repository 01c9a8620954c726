import { pageLanguage } from './page-language.js';

/** Headline of the home page; a module of its own, because the console's preview needs nothing else of the rendered parts. */
export const heroTexts = {
  de: {
    title: 'Stimmt diese IBAN?',
    lead: 'Wir prüfen nach den Regeln der Zentralbanken und nennen Ihnen Bank, BIC und Bankleitzahl. In einem Schritt.',
  },
  en: {
    title: 'Is this IBAN right?',
    lead: 'We check it by the rules of the central banks and tell you the bank, its BIC and its bank code. In one step.',
  },
}[pageLanguage];
