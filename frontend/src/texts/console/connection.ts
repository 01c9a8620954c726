export const connectionTexts = {
  offline: 'Sie sind offline: keine Verbindung zum Internet. Was Sie sehen, kann veraltet sein.',
  unreachable: 'Keine Verbindung zum Server. Wir versuchen es alle fünf Sekunden erneut.',
  back: { title: 'Wieder verbunden', text: 'Die Anzeige wird aktualisiert.' },
} as const;
