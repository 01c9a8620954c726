import {
  BankAddress,
  BankChangesQuery,
  BankSearchQuery,
  BulkAnswer,
  BulkItem,
  BulkResult,
  BulkVerdict,
  CalculateIban,
  type ClassOf,
  IbanVerdict,
  Login,
  MinimalVerdict,
  PreviewRequest,
  RowProblem,
  Usage,
  ValidateIban,
  ValidateIbans,
} from '@pruefer/contracts';

type FieldTexts = Readonly<Record<string, string>>;

const CURSOR = 'nextCursor der vorigen Antwort, für die nächsten Einträge.';
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

function textsOf<Shape extends object>(
  { name }: ClassOf<Shape>,
  texts: Partial<Record<keyof Shape & string, string>>,
): readonly [string, FieldTexts] {
  return [name, texts as FieldTexts];
}

/** German sentences about fields, by the name of their class. */
export const fieldTexts: ReadonlyMap<string, FieldTexts> = new Map([
  textsOf(ValidateIban, {
    iban: 'Mit oder ohne Leerzeichen, in großen oder kleinen Buchstaben.',
    bic: 'Wird mit dem BIC der Bank verglichen.',
  }),
  textsOf(ValidateIbans, {
    items: 'Die IBANs, 1 bis 1.000.',
    partial: 'Ob die ersten IBANs geprüft werden, wenn das Kontingent nicht für alle reicht. Ohne Angabe keine.',
  }),
  textsOf(BulkItem, {
    iban: 'Mit oder ohne Leerzeichen, in großen oder kleinen Buchstaben.',
    bic: 'Wird mit dem BIC der Bank verglichen.',
    reference: 'Ihr Name für die Zeile. Er kommt unverändert zurück und wird nicht gespeichert.',
  }),
  textsOf(BulkAnswer, {
    rows: 'Zahl der Zeilen.',
    valid: 'Zahl der gültigen IBANs.',
    invalid: 'Zahl der ungültigen IBANs.',
    failed: 'Zahl der Zeilen ohne Ergebnis.',
    charged: 'Was die Anfrage gekostet hat; 0 bei einer Wiederholung und mit einem Testschlüssel.',
    results: 'Eine Zeile je IBAN, in derselben Reihenfolge.',
  }),
  textsOf(BulkResult, {
    line: 'Nummer der Zeile, gezählt ab 1.',
    reference: 'Wie gesendet.',
    status: 'answered: geprüft, mit verdict. failed: nicht geprüft und nicht berechnet, mit problem.',
  }),
  textsOf(RowProblem, {
    field: 'Feld, an dem es liegt; null, wenn es an keinem liegt.',
    message: 'Satz für Menschen.',
  }),
  textsOf(BulkVerdict, {
    ...verdict,
    checks: 'Jede Prüfung mit Ergebnis, Grund und Quelle; in der kurzen Antwort nur die des BIC.',
  }),
  textsOf(CalculateIban, {
    country: COUNTRY,
    bankCode: 'Bankleitzahl oder Bankcode des Landes.',
    accountNumber: 'Führende Nullen dürfen fehlen.',
  }),
  textsOf(BankAddress, { country: COUNTRY, bankCode: 'Bankleitzahl oder Bankcode des Landes.' }),
  textsOf(BankSearchQuery, {
    bic: 'BIC mit 8 oder 11 Stellen; 8 Stellen finden alle Filialen.',
    q: 'Wortanfänge aus Name, Ort, Postleitzahl und Bankleitzahl.',
    country: `Nur Banken dieses Landes. ${COUNTRY}`,
    limit: 'Höchstzahl der Einträge.',
    cursor: CURSOR,
  }),
  textsOf(BankChangesQuery, {
    since: 'Tag, ab dem Änderungen zählen, als JJJJ-MM-TT.',
    country: COUNTRY,
    limit: 'Höchstzahl der Einträge.',
    cursor: CURSOR,
  }),
  textsOf(Login, {
    totpCode: 'Sechsstelliger Code der Authenticator-App.',
    recoveryCode: 'Ersetzt den Code der App ein einziges Mal.',
  }),
  textsOf(PreviewRequest, { token: 'Aus dem Link der Vorschau.' }),
  textsOf(Usage, {
    quota: 'Gebuchte Aufrufe.',
    used: 'Verbrauchte Aufrufe.',
    available: 'Übrige Aufrufe.',
    days: 'Aufrufe je Tag.',
  }),
  textsOf(MinimalVerdict, verdict),
  textsOf(IbanVerdict, {
    ...verdict,
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
  }),
]);
