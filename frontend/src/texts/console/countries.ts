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
  /** The country's name in this list, otherwise its code. */
  name: (code: string) => names[code] ?? code,
  /** The name of any ISO country, otherwise the code. */
  fullName: (code: string) => names[code] ?? (isoCode.test(code) ? regions.of(code) : undefined) ?? code,
} as const;
