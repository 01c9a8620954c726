interface NationalText {
  readonly rule: string;
  readonly source: string;
  /** Start of validity of the current version; left out when the publisher names no day. */
  readonly since?: string;
  /** Reason why wrong check digits are only a warning. */
  readonly warning?: string;
  /** The part that the rule covers, if not the account number. */
  readonly onlyFor?: string;
}

const readDifferently = 'Diese Regel wird hier unterschiedlich ausgelegt';
const iso97 = (source: string): NationalText => ({ rule: 'Modulo 97-10', source, warning: readDifferently });
const ribKey = (source: string): NationalText => ({ rule: 'RIB-Schlüssel', source, warning: readDifferently });
const modulo11 = (source: string): NationalText => ({ rule: 'Modulo 11', source, warning: readDifferently });

export const nationalTexts: Readonly<Record<string, NationalText>> = {
  AL: { rule: 'Gewichte 9-7-3-1', source: 'Banka e Shqipërisë', onlyFor: 'Bank und Filiale' },
  BA: iso97('Centralna banka Bosne i Hercegovine'),
  BE: { rule: 'Modulo 97', source: 'Febelfin' },
  CZ: { ...modulo11('Česká národní banka, Dekret 169/2011'), since: '2011-07-01' },
  EE: { rule: 'Gewichte 7-3-1', source: 'Eesti Pangaliit' },
  ES: { rule: 'Dígitos de control', source: 'Banco de España' },
  FI: { rule: 'Luhn', source: 'Finanssiala' },
  FR: ribKey('CFONB'),
  HR: { rule: 'Modulo 11-10', source: 'Hrvatska narodna banka' },
  HU: { rule: 'Gewichte 9-7-3-1', source: 'Magyar Nemzeti Bank' },
  IS: {
    rule: 'Kennitala, Modulo 11',
    source: 'Þjóðskrá',
    since: '2026-02-18',
    warning: 'Seit dem 18.02.2026 vergibt Island auch Nummern ohne Prüfziffer',
    onlyFor: 'die Kennitala des Inhabers',
  },
  IT: { rule: 'CIN', source: 'ABI' },
  MC: ribKey('CFONB'),
  ME: iso97('Centralna banka Crne Gore'),
  MK: iso97('Narodna banka na Republika Severna Makedonija'),
  MR: ribKey('Banque centrale de Mauritanie'),
  NL: {
    rule: 'Elfprobe',
    source: 'Betaalvereniging Nederland',
    warning: 'Niederländische Banken sind an die Elfprobe nicht mehr gebunden',
  },
  NO: modulo11('Bits AS'),
  PL: { rule: 'Gewichte 3-9-7-1', source: 'Narodowy Bank Polski', onlyFor: 'den Bankcode' },
  PT: iso97('Banco de Portugal'),
  RS: iso97('Narodna banka Srbije'),
  SI: iso97('Banka Slovenije'),
  SK: modulo11('Národná banka Slovenska'),
  SM: { rule: 'CIN', source: 'Banca Centrale della Repubblica di San Marino' },
  TL: iso97('Banco Central de Timor-Leste'),
  TN: ribKey('Banque centrale de Tunisie'),
};
