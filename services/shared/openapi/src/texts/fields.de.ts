import type * as contracts from '@pruefer/contracts';

type Contracts = typeof contracts;

/** Sentences about fields of contract classes; other names do not compile. */
type FieldTexts = {
  readonly [Name in keyof Contracts]?: Contracts[Name] extends contracts.ClassOf<infer Shape>
    ? Readonly<Partial<Record<keyof Shape & string, string>>>
    : never;
};

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

/** German sentences about fields, by the name of their class. */
export const germanFields = {
  ValidateIban: {
    iban: 'Mit oder ohne Leerzeichen, in großen oder kleinen Buchstaben.',
    bic: 'Wird mit dem BIC der Bank verglichen.',
  },
  ValidateIbans: {
    items: 'Die IBANs, 1 bis 1.000.',
    partial: 'Ob die ersten IBANs geprüft werden, wenn das Kontingent nicht für alle reicht. Ohne Angabe keine.',
  },
  BulkItem: {
    iban: 'Mit oder ohne Leerzeichen, in großen oder kleinen Buchstaben.',
    bic: 'Wird mit dem BIC der Bank verglichen.',
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
  },
  RowProblem: {
    field: 'Feld, an dem es liegt; null, wenn es an keinem liegt.',
    message: 'Satz für Menschen.',
  },
  BulkVerdict: {
    ...verdict,
    checks: 'Jede Prüfung mit Ergebnis, Grund und Quelle; in der kurzen Antwort nur die des BIC.',
  },
  CreateFileJob: {
    kind: 'validate: jede IBAN der Datei wird geprüft.',
    name: 'Wie die Datei bei Ihnen heißt. Er hat keine Wirkung, außer dass Tabellen von Excel an ihrer Endung erkannt werden.',
    bytes: 'Länge der ganzen Datei.',
  },
  FileChoice: {
    delimiter: 'Trennzeichen der Spalten: Komma, Semikolon oder Tabulator; ohne Angabe das erkannte.',
    encoding: 'Zeichensatz; ohne Angabe der erkannte.',
    hasHeader: 'Ob über der ersten Zeile eine Überschrift steht; ohne Angabe wie erkannt.',
    ibanColumn: 'Spalte der IBANs: ihr Name, oder ihre Nummer ab 1 als Text.',
    bicColumn: 'Spalte der BICs, ebenso.',
    referenceColumn: 'Spalte Ihrer Referenz, ebenso.',
  },
  FileReading: {
    format: 'Art der Datei.',
    encoding: 'Zeichensatz.',
    delimiter: 'Trennzeichen: Komma, Semikolon oder Tabulator; null außerhalb von CSV.',
    hasHeader: 'Ob über der ersten Zeile eine Überschrift steht.',
    columns: 'Namen der Spalten; ohne Überschrift „Spalte 1“ und so weiter.',
    ibanColumn: 'Spalte der IBANs. In einer CSV-Datei null, wenn Sie eine von ibanColumns wählen müssen.',
    ibanColumns: 'Spalten mit IBANs, wenn es mehrere sind.',
    bicColumn: 'Spalte der BICs, wenn es eine gibt.',
    referenceColumn: 'Spalte Ihrer Referenz, wenn es eine gibt.',
  },
  FilePreflight: {
    reading: 'Wie wir die Datei lesen.',
    rows: 'Zahl der Zeilen ohne Überschrift und leere Zeilen.',
    rejected: 'Zahl der Zeilen ohne IBAN; sie kosten nichts.',
    price: 'Prüfungen, die der Start dem Kontingent entnimmt.',
    preview: 'Die ersten fünf Zeilen.',
    rejectedLines: 'Die ersten 100 Zeilen ohne IBAN; die Fehlerliste nennt alle.',
  },
  FileCounts: {
    valid: 'Zahl der gültigen IBANs.',
    invalid: 'Zahl der ungültigen IBANs.',
    failed: 'Zahl der Zeilen ohne Ergebnis.',
    charged:
      'Was der Auftrag kostet: im Lauf der ganze Preis, danach nur noch, was ein Urteil hat; 0 mit einem Testschlüssel.',
  },
  FileJob: {
    kind: 'Was der Auftrag tut.',
    name: 'Wie die Datei bei Ihnen heißt.',
    state: 'Stand des Auftrags.',
    bytes: 'Länge der ganzen Datei.',
    received: 'So viele Bytes sind angekommen; dort beginnt das nächste Stück.',
    failure: 'Warum der Auftrag kein Ergebnis oder nur einen Teil davon hat.',
    preflight: 'Was wir von der Datei verstanden haben; null, solange sie nicht gelesen ist.',
    available: 'Was vom Kontingent frei ist; null mit einem Testschlüssel. Fehlt in Listen.',
    done: 'Zahl der Zeilen, die seit dem Start gelesen sind.',
    counts: 'Ergebnis in Zahlen; null vor dem Start.',
    createdAt: 'Zeitpunkt der Anmeldung (ISO 8601, UTC).',
    startedAt: 'Zeitpunkt des Starts.',
    endedAt: 'Zeitpunkt des Endes.',
    deletedAt: 'Wann der Auftrag mit seinen Dateien gelöscht wird, wenn nichts mehr geschieht.',
  },
  FileJobPage: { items: 'Die neuesten zuerst.', total: 'Zahl aller Aufträge des Vertrags.' },
  CalculateIban: {
    country: COUNTRY,
    bankCode: 'Bankleitzahl oder Bankcode des Landes.',
    accountNumber: 'Führende Nullen dürfen fehlen.',
  },
  OpenIbanParams: { iban: 'Mit oder ohne Leerzeichen, in großen oder kleinen Buchstaben.' },
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
  BankParams: { country: COUNTRY, bankCode: 'Bankleitzahl oder Bankcode des Landes.' },
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
  Login: {
    totpCode: 'Sechsstelliger Code der Authenticator-App.',
    recoveryCode: 'Ersetzt den Code der App ein einziges Mal.',
  },
  PreviewRequest: { token: 'Aus dem Link der Vorschau.' },
  Usage: {
    isTest: 'true bei einem Testschlüssel, der nichts kostet.',
    quota: 'Gebuchte Aufrufe.',
    used: 'Verbrauchte Aufrufe.',
    available: 'Übrige Aufrufe.',
    days: 'Aufrufe je Tag.',
  },
  IbanVerdict: {
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
  },
} satisfies FieldTexts;
