const names: Readonly<Record<string, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  NL: 'Niederlande',
  FR: 'Frankreich',
  IT: 'Italien',
  ES: 'Spanien',
  GB: 'Großbritannien',
  '??': 'Unbekannt',
};

export const countryTexts = {
  empty: 'Keine Länderstatistiken verfügbar',
  failed: 'Die Länder konnten nicht geladen werden',
  /** Of a country that is not known the code itself. */
  name: (code: string) => names[code] ?? code,
} as const;
