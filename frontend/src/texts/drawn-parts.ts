/** Words of the parts of public pages that come drawn with the document; where they do not, they are loaded with the part. */
export const drawnTexts = {
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
      'Über die Schnittstelle prüfen Sie IBANs nacheinander oder gleichzeitig, so viele Ihr Kontingent erlaubt. Jede Prüfung zählt einzeln.',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Diese Seite gibt es nicht oder nicht mehr.',
    address: 'Aufgerufene Adresse:',
    home: 'Zur Startseite',
  },
} as const;
