/** Words of the palette. */
export const paletteTexts = {
  open: 'Seiten, Schlüssel, Kunden suchen',
  shortcut: 'Strg K',
  label: 'Seiten, Schlüssel und Kunden suchen',
  placeholder: 'Seite, Aktion, Kunde oder Schlüssel-ID',
  nothing: 'Nichts gefunden',
  groups: { pages: 'Seiten', actions: 'Aktionen', keys: 'API-Schlüssel' },
};
