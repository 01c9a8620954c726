export const shortcutTexts = {
  title: 'Tastenkürzel',
  open: 'Tastenkürzel anzeigen',
  close: 'Schließen',
  letters: 'Kürzel aus einem einzigen Zeichen (/ und ?) verwenden',
  lettersHelp: 'Ausschalten hilft, wenn Sie mit Spracheingabe arbeiten.',
  groups: [
    {
      title: 'Überall',
      rows: [
        { keys: ['Strg', 'K'], what: 'Seiten, Kunden, Benutzer, IBANs und Aktionen suchen' },
        { keys: ['?'], what: 'Diese Liste anzeigen' },
        { keys: ['F8'], what: 'Zur Benachrichtigung' },
        { keys: ['Esc'], what: 'Dialog, Menü oder Details schließen' },
      ],
    },
    {
      title: 'In Listen',
      rows: [
        { keys: ['/'], what: 'Zum Suchfeld' },
        { keys: ['↑', '↓'], what: 'Von Zeile zu Zeile' },
        { keys: ['Enter'], what: 'Details der Zeile öffnen' },
      ],
    },
    {
      title: 'Im Text einer Seite',
      rows: [
        { keys: ['Strg', 'B'], what: 'Fett' },
        { keys: ['Strg', 'I'], what: 'Kursiv' },
        { keys: ['Strg', 'K'], what: 'Link einfügen' },
        { keys: ['Strg', 'S'], what: 'Seite speichern' },
      ],
    },
    {
      title: 'In der Suche mit Strg + K',
      rows: [
        { keys: ['↑', '↓'], what: 'Treffer auswählen' },
        { keys: ['Enter'], what: 'Zum Treffer gehen' },
      ],
    },
    {
      title: 'In den Details der API-Logs',
      rows: [{ keys: ['↑', '↓'], what: 'Zum vorigen und zum nächsten Eintrag' }],
    },
  ],
} as const;
