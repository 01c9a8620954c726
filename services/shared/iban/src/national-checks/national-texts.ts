import type { LocalizedText, TextByLanguage } from '../texts/language.js';

interface NationalText {
  readonly rule: LocalizedText;
  readonly source: LocalizedText;
  /** Start of validity of the current version; left out when the publisher names no day. */
  readonly since?: string;
  /** Reason why wrong check digits are only a warning. */
  readonly warning?: TextByLanguage;
  /** The part that the rule covers, if not the account number. */
  readonly onlyFor?: TextByLanguage;
}

const readDifferently = {
  de: 'Diese Regel wird hier unterschiedlich ausgelegt',
  en: 'This rule is interpreted in different ways here',
};
const iso97 = (source: string): NationalText => ({ rule: 'Modulo 97-10', source, warning: readDifferently });
const ribKey = (source: string): NationalText => ({
  rule: { de: 'RIB-Schlüssel', en: 'RIB key' },
  source,
  warning: readDifferently,
});
const weights = (digits: string): TextByLanguage => ({ de: `Gewichte ${digits}`, en: `Weights ${digits}` });
const modulo11 = (source: LocalizedText): NationalText => ({ rule: 'Modulo 11', source, warning: readDifferently });

export const nationalTexts: Readonly<Record<string, NationalText>> = {
  AL: {
    rule: weights('9-7-3-1'),
    source: 'Banka e Shqipërisë',
    onlyFor: { de: 'Bank und Filiale', en: 'bank and branch' },
  },
  BA: iso97('Centralna banka Bosne i Hercegovine'),
  BE: { rule: 'Modulo 97', source: 'Febelfin' },
  CZ: {
    ...modulo11({ de: 'Česká národní banka, Dekret 169/2011', en: 'Česká národní banka, Decree 169/2011' }),
    since: '2011-07-01',
  },
  EE: { rule: weights('7-3-1'), source: 'Eesti Pangaliit' },
  ES: { rule: 'Dígitos de control', source: 'Banco de España' },
  FI: { rule: 'Luhn', source: 'Finanssiala' },
  FR: ribKey('CFONB'),
  HR: { rule: 'Modulo 11-10', source: 'Hrvatska narodna banka' },
  HU: { rule: weights('9-7-3-1'), source: 'Magyar Nemzeti Bank' },
  IS: {
    rule: 'Kennitala, Modulo 11',
    source: 'Þjóðskrá',
    since: '2026-02-18',
    warning: {
      de: 'Seit dem 18.02.2026 vergibt Island auch Nummern ohne Prüfziffer',
      en: 'Since 2026-02-18 Iceland also issues numbers without a check digit',
    },
    onlyFor: { de: 'die Kennitala des Inhabers', en: 'the kennitala of the holder' },
  },
  IT: { rule: 'CIN', source: 'ABI' },
  MC: ribKey('CFONB'),
  ME: iso97('Centralna banka Crne Gore'),
  MK: iso97('Narodna banka na Republika Severna Makedonija'),
  MR: ribKey('Banque centrale de Mauritanie'),
  NL: {
    rule: { de: 'Elfprobe', en: 'Eleven test' },
    source: 'Betaalvereniging Nederland',
    warning: {
      de: 'Niederländische Banken sind an die Elfprobe nicht mehr gebunden',
      en: 'Dutch banks are no longer bound by the eleven test',
    },
  },
  NO: modulo11('Bits AS'),
  PL: {
    rule: weights('3-9-7-1'),
    source: 'Narodowy Bank Polski',
    onlyFor: { de: 'den Bankcode', en: 'the bank code' },
  },
  PT: iso97('Banco de Portugal'),
  RS: iso97('Narodna banka Srbije'),
  SI: iso97('Banka Slovenije'),
  SK: modulo11('Národná banka Slovenska'),
  SM: { rule: 'CIN', source: 'Banca Centrale della Repubblica di San Marino' },
  TL: iso97('Banco Central de Timor-Leste'),
  TN: ribKey('Banque centrale de Tunisie'),
};
