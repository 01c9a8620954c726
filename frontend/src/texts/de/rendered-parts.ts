/** Texts of the server-rendered parts of public pages (`ServerPart`). Browsers load this file only when the document lacks the part. */
export const renderedParts = {
  hero: {
    title: 'Stimmt diese IBAN?',
    lead: 'Wir prüfen nach den Regeln der Zentralbanken und nennen Ihnen Bank, BIC und Bankleitzahl. In einem Schritt.',
  },
  footer: { copyright: (year: number, company: string) => `© ${year} ${company}` },
  why: (siteName: string) => `Warum ${siteName}?`,
  preview: { ribbon: 'Vorschau', expired: 'Diese Vorschau ist abgelaufen.' },
  programs: {
    api: 'Prüfen aus Ihrem Programm',
    apiText:
      'Dieselbe Prüfung gibt es als Schnittstelle: mit API-Schlüssel, eigenem Kontingent und denselben Antworten.',
    apiLink: 'Beschreibung der Schnittstelle',
    bulk: 'Viele IBANs prüfen',
    bulkText:
      'Eine Liste mit bis zu 100.000 IBANs prüfen Sie hier im Browser, mit Ihrem API-Schlüssel. Jede IBAN zählt als eine Prüfung aus Ihrem Kontingent.',
    bulkCall: 'Aus einem Programm senden Sie bis zu 1.000 IBANs je Aufruf an POST /api/v1/ibans/validate. So geht es:',
    bulkButton: 'Liste prüfen',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Diese Seite gibt es nicht oder nicht mehr.',
    address: 'Aufgerufene Adresse:',
    home: 'Zur Startseite',
  },
} as const;
