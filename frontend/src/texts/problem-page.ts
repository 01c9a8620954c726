/** The words around the page of a problem; its own come with the contracts. Apart from the others: few visitors load them. */
export const problemPageTexts = {
  kicker: 'Fehlermeldung',
  code: 'Code',
  status: 'HTTP-Status',
  happened: 'Was ist passiert',
  todo: 'Was Sie tun können',
  example: 'Beispielantwort',
  forPrograms:
    'Programme lesen das Feld code: Es bleibt gleich, auch wenn wir den Satz verbessern. Zu jeder Antwort gehört eine requestId, mit der wir den Vorgang finden.',
  more: 'Alle Fehler der API',
  home: 'Zur Startseite',
} as const;
