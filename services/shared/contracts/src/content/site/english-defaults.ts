/** Written out, because a browser that needs them should not load the calls of header, footer and home page. */
const english: Readonly<Record<string, string>> = {
  'Professionelle IBAN-Prüfung nach den Standards der Zentralbanken, mit Bank, BIC und Bankleitzahl.':
    'Professional IBAN validation to the standards of the central banks, with bank, BIC and bank code.',
  'IBAN-Prüfung nach den Standards der Zentralbanken, für Menschen und für Programme.':
    'IBAN validation to the standards of the central banks, for people and for programs.',
  Leistungen: 'Services',
  'IBAN-Prüfung': 'IBAN check',
  API: 'API',
  'Listen prüfen': 'Check lists',
  Rechtliches: 'Legal',
  Impressum: 'Imprint',
  Datenschutz: 'Privacy',
  AGB: 'Terms',
};

/** The English text for a text that the product came with; what staff wrote stays as it is. */
export function inEnglish(text: string): string {
  return Object.hasOwn(english, text) ? english[text]! : text;
}
