/** A territory with its own ISO 3166 code whose accounts have IBANs of another country. */
interface Territory {
  readonly country: string;
  /** German name, in the form used after "von". */
  readonly name: string;
}

const france = (name: string): Territory => ({ country: 'FR', name });
const britain = (name: string): Territory => ({ country: 'GB', name });

/** "Other territory codes" of France, the United Kingdom and Finland in the IBAN registry. */
const territories: ReadonlyMap<string, Territory> = new Map([
  ['AX', { country: 'FI', name: 'Åland' }],
  ['BL', france('St. Barthélemy')],
  ['GF', france('Französisch-Guayana')],
  ['GG', britain('Guernsey')],
  ['GP', france('Guadeloupe')],
  ['IM', britain('der Isle of Man')],
  ['JE', britain('Jersey')],
  ['MF', france('St. Martin')],
  ['MQ', france('Martinique')],
  ['NC', france('Neukaledonien')],
  ['PF', france('Französisch-Polynesien')],
  ['PM', france('St. Pierre und Miquelon')],
  ['RE', france('Réunion')],
  ['TF', france('den Französischen Süd- und Antarktisgebieten')],
  ['WF', france('Wallis und Futuna')],
  ['YT', france('Mayotte')],
]);

export function findTerritory(iban: string): Territory | undefined {
  return territories.get(iban.slice(0, 2));
}
