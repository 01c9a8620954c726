/** German texts in the examples of calls; reasons are those of the engine. */
export const germanExamples = {
  checks: {
    iso13616: 'Aufbau und Modulo 97',
    characters: 'nur Buchstaben und Ziffern',
    country: 'Deutschland',
    length: '22 Stellen',
    structure: 'nur Ziffern',
    checkDigits: 'Modulo 97',
    nationalCheckDigit: 'Für dieses Land wird keine nationale Prüfziffer geprüft.',
    bankCode: 'im Verzeichnis',
    accountCheckDigit: 'Verfahren 09: Diese Bank sieht keine Prüfziffer vor.',
    bic: 'gehört zu dieser Bank',
  },
  registry: 'IBAN-Register (SWIFT), Ausgabe 102',
  country: 'Deutschland',
  accountNumber: 'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).',
  references: { first: 'Kunde 4711', last: 'Kunde 4713' },
  ibanMissing: 'Bitte geben Sie eine IBAN ein.',
  file: 'kunden.csv',
  customerColumn: 'Kunde',
  cancelled: 'Der Auftrag wurde abgebrochen.',
  password: 'ein langer Satz als Passwort',
};
