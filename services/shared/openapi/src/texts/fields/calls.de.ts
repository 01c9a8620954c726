import type { FieldTexts } from '../types/field-texts.js';

const IBAN = 'Mit oder ohne Leerzeichen, in großen oder kleinen Buchstaben.';
const BIC = 'Wird mit dem BIC der Bank verglichen.';
const COUNTRY = 'Ländercode aus zwei Buchstaben (ISO 3166).';

/** German sentences about fields of calls, in requests and answers, by the name of their class. */
export const germanCallFields = {
  ValidateIbanBody: {
    iban: IBAN,
    bic: BIC,
  },
  ValidateIbansBody: {
    items: 'Die IBANs, 1 bis 1.000.',
    partial: 'Ob die ersten IBANs geprüft werden, wenn das Kontingent nicht für alle reicht. Ohne Angabe keine.',
  },
  BulkItem: {
    iban: IBAN,
    bic: BIC,
    reference: 'Ihr Name für die Zeile. Er kommt unverändert zurück und wird nicht gespeichert.',
  },
  BulkAnswer: {
    rows: 'Zahl der Zeilen.',
    valid: 'Zahl der gültigen IBANs.',
    invalid: 'Zahl der ungültigen IBANs.',
    failed: 'Zahl der Zeilen ohne Ergebnis.',
    charged: 'Was die Anfrage gekostet hat; 0 bei einer Wiederholung und mit einem Testschlüssel.',
    results: 'Eine Zeile je IBAN, in derselben Reihenfolge.',
  },
  BulkResult: {
    line: 'Nummer der Zeile, gezählt ab 1.',
    reference: 'Wie gesendet.',
    status: 'answered: geprüft, mit verdict. failed: nicht geprüft und nicht berechnet, mit problem.',
    verdict: 'Ergebnis der Prüfung; fehlt bei failed.',
    problem: 'Warum die Zeile nicht geprüft ist; fehlt bei answered.',
  },
  RowProblem: {
    field: 'Feld, an dem es liegt; null, wenn es an keinem liegt.',
    message: 'Satz für Menschen.',
    code: 'Code des Fehlers, der gleich bleibt, auch wenn der Satz verbessert wird.',
  },
  CalculateIbanBody: {
    country: COUNTRY,
    bankCode: 'Bankleitzahl oder Bankcode des Landes.',
    accountNumber: 'Führende Nullen dürfen fehlen.',
  },
  OpenIbanParams: { iban: IBAN },
  OpenIbanQuery: {
    getBIC: 'true oder 1: mit Bank und BIC.',
    validateBankCode: 'true oder 1: eine unbekannte Bankleitzahl macht die IBAN ungültig.',
  },
  OpenIbanAnswer: {
    valid: 'Ob die IBAN gültig ist.',
    messages: 'Sätze auf Englisch, wie openiban.com sie verwendet.',
    iban: 'Wie gesendet.',
    bankData: 'Die Bank; leer ohne getBIC, und wenn sie nicht bekannt ist.',
    checkResults: 'Ergebnis von validateBankCode; sonst leer.',
  },
  OpenIbanBank: {
    bankCode: 'Code der Bank; in Deutschland und Österreich die Bankleitzahl.',
    name: 'Name der Bank.',
    zip: 'Postleitzahl der Bank; fehlt, wenn sie nicht bekannt ist.',
    city: 'Ort der Bank, ebenso.',
    bic: 'BIC der Bank, ebenso.',
  },
  OpenIbanCheckResults: { bankCode: 'Ob es die Bankleitzahl gibt.' },
  LoginBody: {
    totpCode: 'Sechsstelliger Code der Authenticator-App.',
    recoveryCode: 'Ersetzt den Code der App ein einziges Mal.',
  },
  Usage: {
    isTest: 'true bei einem Testschlüssel, der nichts kostet.',
    quota: 'Gebuchte Aufrufe.',
    used: 'Verbrauchte Aufrufe.',
    available: 'Übrige Aufrufe.',
    days: 'Aufrufe je Tag.',
  },
  UsageOnDay: {
    day: 'Tag in UTC (JJJJ-MM-TT).',
    calls: 'Berechnete Aufrufe an diesem Tag.',
  },
  IdParams: {
    id: 'Kennung (UUID), wie die Antworten sie als id nennen.',
  },
  PagingQuery: {
    limit: 'Höchstzahl der Einträge; ohne Angabe 20.',
    offset: 'Zahl der Einträge, die davor übersprungen werden.',
  },
} satisfies FieldTexts;
