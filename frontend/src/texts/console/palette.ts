export const paletteTexts = {
  open: 'Seiten, Schlüssel, Kunden suchen',
  shortcut: 'Strg K',
  label: 'Seiten, Schlüssel und Kunden suchen',
  placeholder: 'Seite, Aktion, Kunde, Schlüssel-ID oder IBAN',
  nothing: 'Nichts gefunden',
  searching: 'Wird gesucht',
  failed: 'Kunden und Benutzer konnten nicht gesucht werden.',
  groups: { pages: 'Seiten', actions: 'Aktionen', keys: 'API-Schlüssel', users: 'Benutzer', logs: 'API-Logs' },
  audit: {
    title: 'Audit-Log',
    keywords: 'Protokoll, wer hat was getan, wer war das, Änderungen, Verlauf, geändert von',
  },
  iban: (shortIban: string) => `Anfragen zu ${shortIban} in den API-Logs`,
  ibanHint: 'Letzte 30 Tage',
  toDark: 'Dunkles Erscheinungsbild',
  toLight: 'Helles Erscheinungsbild',
  toSystem: 'Erscheinungsbild wie das System',
} as const;
