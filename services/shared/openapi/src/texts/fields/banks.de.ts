import type { FieldTexts } from '../types/field-texts.js';

const CURSOR = 'nextCursor der vorigen Antwort, für die nächsten Einträge.';
const COUNTRY = 'Ländercode aus zwei Buchstaben (ISO 3166).';
const NEXT_CURSOR = 'Für cursor der nächsten Anfrage; null auf der letzten Seite.';
const BANK_CODE = 'Bankleitzahl oder Bankcode des Landes.';
const DATA_VERSION = 'Stand der Bankdaten.';
const VALID_FROM = 'Erster Tag, für den die Daten gelten (JJJJ-MM-TT).';

const bankState = {
  name: 'Name der Bank.',
  shortName: 'Kurzer Name der Bank.',
  bic: 'BIC der Bank.',
  postalCode: 'Postleitzahl der Bank.',
  place: 'Ort der Bank.',
  pan: 'Nummer des Instituts für Kartennummern (PAN), in Deutschland.',
  checkDigitMethod: 'Verfahren für die Prüfziffer der Kontonummer, in Deutschland 00 bis E4.',
  deletionPlanned:
    'Ob angekündigt ist, dass der Bankcode gelöscht wird, in der Schweiz und Liechtenstein zusammengelegt.',
  successor: 'Bankcode, der diesen übernimmt oder übernommen hat.',
};

const dataSet = {
  dataVersion: DATA_VERSION,
  authority:
    'register: die Stelle, die das Verzeichnis des Landes führt. derived: abgeleitet aus einem solchen Verzeichnis oder nach einer Regel des Landes. community: von Freiwilligen, nicht amtlich.',
  source: 'Herausgeber der Daten.',
  validFrom: VALID_FROM,
  validUntil: 'Letzter Tag (JJJJ-MM-TT); null, wenn der Herausgeber keinen nennt.',
};

/** German sentences about fields of banks and countries, by the name of their class. */
export const germanBankFields = {
  BankParams: { country: COUNTRY, bankCode: BANK_CODE },
  BankSearchQuery: {
    bic: 'BIC mit 8 oder 11 Stellen; 8 Stellen finden alle Filialen.',
    q: 'Wortanfänge aus Name, Ort, Postleitzahl und Bankleitzahl.',
    country: `Nur Banken dieses Landes. ${COUNTRY}`,
    limit: 'Höchstzahl der Einträge.',
    cursor: CURSOR,
  },
  BankChangesQuery: {
    since: 'Tag, ab dem Änderungen zählen, als JJJJ-MM-TT.',
    country: COUNTRY,
    limit: 'Höchstzahl der Einträge.',
    cursor: CURSOR,
  },
  BankState: bankState,
  BankFacts: {
    ...bankState,
    country: COUNTRY,
    bankCode: BANK_CODE,
    address: 'Postleitzahl und Ort der Bank.',
    isDeleted: 'Ob der Bankcode nicht mehr gilt, weil dieser Stand ihn gelöscht hat.',
    branches: 'Zahl der Filialen unter demselben Bankcode.',
    dataSet: 'Stand der Bankdaten, aus dem die Angaben stammen.',
  },
  BankDataSet: dataSet,
  SearchedDataSet: {
    ...dataSet,
    country: COUNTRY,
  },
  BankMatch: {
    country: COUNTRY,
    bankCode: BANK_CODE,
    isBranch: 'Ob es eine Filiale unter dem Bankcode der Bank ist.',
    name: 'Name der Bank oder Filiale.',
    shortName: 'Kurzer Name.',
    bic: 'BIC der Bank oder Filiale.',
    postalCode: 'Postleitzahl.',
    place: 'Ort.',
    isDeleted: 'Ob der Bankcode nicht mehr gilt.',
    deletionPlanned:
      'Ob angekündigt ist, dass der Bankcode gelöscht wird, in der Schweiz und Liechtenstein zusammengelegt.',
  },
  BankMatches: {
    dataSets: 'Alle Verzeichnisse, in denen gesucht wurde.',
    banks: 'Eine Seite der Banken, jede vor ihren Filialen.',
    nextCursor: NEXT_CURSOR,
  },
  BankChange: {
    bankCode: BANK_CODE,
    kind: 'added: hinzugekommen. changed: geändert. removed: weggefallen.',
    validFrom: 'Erster Tag der Änderung (JJJJ-MM-TT), auch in der Zukunft.',
    dataVersion: 'Stand der Bankdaten, mit dem die Änderung kam.',
    before: 'Die Angaben davor; null, wenn der Bankcode hinzugekommen ist.',
    after: 'Die Angaben danach; null, wenn der Bankcode weggefallen ist.',
  },
  BankChanges: {
    country: COUNTRY,
    knownSince: 'Erster Tag des ältesten geladenen Stands: Frühere Änderungen sind nicht bekannt. null ohne Bankdaten.',
    unknown: 'Satz darüber, welche Änderungen seit dem angefragten Tag nicht bekannt sind; null, wenn keine fehlt.',
    dataSets: 'Die 100 neuesten Stände, die ältesten zuerst; jeder ist mit dem vorigen verglichen.',
    changes: 'Eine Seite der Änderungen, die ältesten zuerst.',
    nextCursor: NEXT_CURSOR,
  },
  ComparedDataSet: {
    dataVersion: DATA_VERSION,
    validFrom: VALID_FROM,
  },
  CountriesOfIbans: {
    registry: 'Die Ausgabe des IBAN-Registers, nach der geprüft wird.',
    countries: 'Die Länder mit IBAN, nach Ländercode geordnet.',
  },
  RegistryOfIbans: {
    version: 'Kennung einer geladenen Ausgabe; null bei der mitgelieferten.',
    name: 'Name der Ausgabe.',
    date: 'Erster Tag, an dem sie gilt (JJJJ-MM-TT); bei der mitgelieferten der Monat, in dem sie erschien (JJJJ-MM).',
  },
  CountryOfIbans: {
    country: 'Ländercode (ISO 3166), mit dem die IBANs beginnen.',
    name: 'Name des Landes.',
    registered: 'Ob das Land im IBAN-Register steht; sonst hat jede seiner IBANs die Warnung country_not_registered.',
    length: 'Zahl der Stellen einer IBAN.',
    structure: 'Aufbau in der Schreibweise des Registers: n sind Ziffern, a Buchstaben, c beides.',
    pattern: 'Aufbau als regulärer Ausdruck für eine IBAN in Großbuchstaben ohne Leerzeichen.',
    sepa: 'Ob SEPA-Zahlungen die Konten dieses Landes erreichen.',
    sepaSince: 'Seit wann, auch in der Zukunft: JJJJ, JJJJ-MM oder JJJJ-MM-TT; null: nie.',
    calculable: 'Ob POST /api/v1/ibans/calculate für das Land rechnet.',
    accountNumber:
      'Satz darüber, wie accountNumber für diesen Aufruf lautet; null, wenn er für das Land nicht rechnet.',
    nationalCheckDigits: 'Die nationalen Prüfziffern; null, wenn keine Regel des Landes geprüft wird.',
    dataVersion: 'Stand der Bankdaten, mit dem Bankcodes geprüft werden; null ohne Bankdaten.',
  },
  NationalCheckDigits: {
    rule: 'Name der Regel.',
    source: 'Wer die Regel veröffentlicht.',
    binding: 'Ob falsche Prüfziffern die IBAN ungültig machen; sonst führen sie zu einer Warnung.',
  },
} satisfies FieldTexts;
