/** Words of the parts of public pages that come drawn with the document; where they do not, they are loaded with the part. */
export const drawnTexts = {
  footer: { copyright: (year: number, company: string) => `© ${year} ${company}` },
  why: (siteName: string) => `Warum ${siteName}?`,
  preview: { ribbon: 'Vorschau', expired: 'Diese Vorschau ist abgelaufen.' },
  programs: {
    api: 'Prüfen aus Ihrem Programm',
    apiText:
      'Jede Prüfung dieser Seite gibt es auch als Aufruf: mit einem API-Schlüssel, eigenem Kontingent und denselben Antworten.',
    apiLink: 'Beschreibung der Schnittstelle',
    bulk: 'Viele IBANs prüfen',
    bulkText:
      'Über die Schnittstelle prüfen Sie so viele IBANs nacheinander oder gleichzeitig, wie Ihr Kontingent erlaubt. Gezählt wird jede einzelne Prüfung.',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Diese Seite gibt es nicht oder nicht mehr.',
    address: 'Aufgerufene Adresse:',
    home: 'Zur Startseite',
  },
} as const;
