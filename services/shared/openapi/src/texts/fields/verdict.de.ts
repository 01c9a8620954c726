import type { FieldTexts } from '../types/field-texts.js';

const COUNTRY = 'Ländercode aus zwei Buchstaben (ISO 3166).';

const verdict = {
  valid: 'Ob die IBAN gültig ist.',
  iban: 'Die IBAN ohne Leerzeichen, in Großbuchstaben.',
  errorCode: 'Code der ersten Prüfung, die nicht bestanden ist.',
  blz: 'Code der Bank; in Deutschland und Österreich die Bankleitzahl.',
  bic: 'BIC der Bank.',
  bankName: 'Name der Bank.',
  warnings: 'Zweifel, mit denen die IBAN gültig bleibt.',
  checks: 'Jede Prüfung mit Ergebnis, Grund und Quelle.',
};

/** Fields that the short form of a verdict omits. */
const explained = {
  formatted: 'Die IBAN in Vierergruppen.',
  masked: 'Die IBAN in Vierergruppen, nur mit den ersten und letzten vier Stellen.',
  error: 'Was an der IBAN falsch ist.',
  position: 'Erste falsche Stelle, gezählt ab 1.',
  expected: 'Was an dieser Stelle erwartet wird.',
  actual: 'Was an dieser Stelle steht.',
  hint: 'Was statt einer IBAN gesendet wurde.',
  country: COUNTRY,
  sepa: 'Ob SEPA-Zahlungen die Konten dieses Landes erreichen.',
  branchCode: 'Code der Filiale.',
  accountNumber: 'Kontonummer mit führenden Nullen.',
  bankAddress: 'Postleitzahl und Ort der Bank.',
  bank: 'Mehr zur Bank und die Quelle dazu.',
  timestamp: 'Zeitpunkt der Prüfung (ISO 8601, UTC).',
  suggestions: 'Höchstens drei IBANs, die ein einzelner Tippfehler erklärt.',
  dataVersion: 'Stand der Bankdaten.',
};

const checks = {
  iso13616: 'Nur Aufbau und Prüfziffern (ISO 13616).',
  characters: 'Ob nur Buchstaben und Ziffern vorkommen.',
  country: 'Ob ein Land mit IBAN diesen Ländercode hat.',
  length: 'Ob die Zahl der Stellen die des Landes ist.',
  structure: 'Ob Buchstaben und Ziffern stehen, wo das Land sie vorsieht.',
  checkDigits: 'Ob die Prüfziffern zu den übrigen Stellen passen (Modulo 97).',
  nationalCheckDigit: 'Ob die nationale Prüfziffer passt, wo es eine gibt.',
  bankCode: 'Ob der Bankcode in den Bankdaten steht.',
  accountCheckDigit: 'Ob die Prüfziffer der Kontonummer nach dem Verfahren der Bank passt.',
  bic: 'Ob der gesendete BIC zur Bank der IBAN gehört; fehlt, wenn keiner gesendet wurde.',
};

/** German sentences about fields of verdicts, by the name of their class. */
export const germanVerdictFields = {
  IbanVerdict: {
    ...verdict,
    ...explained,
  },
  BulkVerdict: {
    ...verdict,
    ...explained,
    checks: 'Jede Prüfung mit Ergebnis, Grund und Quelle; in der kurzen Antwort nur die des BIC.',
  },
  Checks: checks,
  BulkChecks: checks,
  CheckOutcome: {
    result: 'passed: bestanden. failed: nicht bestanden. warning: zweifelhaft. notChecked: nicht geprüft.',
    reason: 'Was die Prüfung ergeben hat, oder warum nichts geprüft ist.',
    values:
      'Die Zahlen einer nicht bestandenen Prüfung von Länge oder Prüfziffern; sonst fehlt es, ebenso bei den nie vergebenen Prüfziffern 00, 01 und 99.',
    source: 'Wer die Regel oder die Daten veröffentlicht; null, wo nichts geprüft ist.',
    date: 'Von wann die Regel oder die Daten sind; null, wo nichts geprüft ist, und wenn es nicht bekannt ist.',
  },
  CheckValues: {
    expected: 'Zahl der Stellen, die eine IBAN des Landes hat; nur bei length.',
    actual: 'Zahl der Stellen dieser IBAN; nur bei length.',
    remainder: 'Rest der IBAN bei Modulo 97, der 1 sein müsste; nur bei checkDigits.',
  },
  Warning: {
    code: 'Welcher Zweifel es ist.',
    message: 'Satz über den Zweifel.',
  },
  InputHint: {
    code: 'Was gesendet wurde.',
    message: 'Satz darüber, was gesendet wurde und was stattdessen gebraucht wird.',
  },
  Suggestion: {
    position: 'Erste Stelle, die anders wäre, gezählt ab 1.',
    from: 'Was dort steht; leer, wenn dort etwas fehlt.',
    to: 'Was dort stehen müsste; leer, wenn dort etwas zu viel ist.',
    iban: 'Die ganze IBAN, die so entsteht.',
    bankName: 'Name ihrer Bank; null ohne Bankdaten.',
  },
  BankOfIban: {
    postalCode: 'Postleitzahl der Bank.',
    town: 'Ort der Bank.',
    country: 'Land der Anschrift (ISO 3166).',
    bics: 'Alle BICs zu diesem Bankcode; zuerst der der Bank selbst, dann die ihrer Filialen.',
    successor: 'Bankcode, der diesen übernimmt oder übernommen hat.',
    source: 'Woher die Angaben zur Bank stammen.',
  },
  BankSource: {
    authority:
      'register: die Stelle, die das Verzeichnis des Landes führt. derived: abgeleitet aus einem solchen Verzeichnis oder nach einer Regel des Landes. community: von Freiwilligen, nicht amtlich.',
    publisher: 'Herausgeber der Daten.',
    date: 'Erster Tag, für den die Daten gelten (JJJJ-MM-TT).',
    dataVersion: 'Stand der Bankdaten.',
  },
  SuccessorBank: {
    bankCode: 'Bankcode der Nachfolgerin.',
    name: 'Name der Nachfolgerin.',
    bic: 'BIC der Nachfolgerin.',
  },
} satisfies FieldTexts;
