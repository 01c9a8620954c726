/** Texts of the built document for a site without content; scripts do not use them. */
export const documentTexts = {
  description:
    'Professionelle IBAN-Prüfung nach den Standards der Zentralbanken: Aufbau, Prüfziffern, Bankleitzahl, Bank und BIC.',
  shareCard: 'IBAN-Prüfer: Stimmt diese IBAN? Darunter eine deutsche IBAN, in ihre Teile zerlegt.',
  needsScript:
    'Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein, und laden Sie die Seite neu.',
  tooMany: {
    title: 'Zu viele Aufrufe',
    text: 'Von Ihrer Internetadresse wurden in kurzer Zeit sehr viele Seiten aufgerufen. Bitte warten Sie eine Minute und laden Sie die Seite dann neu.',
  },
} as const;
