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

const isoCode = /^[A-Z]{2}$/;
const regions = new Intl.DisplayNames('de', { type: 'region' });

export const countryTexts = {
  empty: 'Keine Länderstatistiken verfügbar',
  failed: 'Die Länder konnten nicht geladen werden',
  /** Of a country that is not known the code itself. */
  name: (code: string) => names[code] ?? code,
  /** Of any country that there is. */
  fullName: (code: string) => names[code] ?? (isoCode.test(code) ? regions.of(code) : undefined) ?? code,
} as const;
