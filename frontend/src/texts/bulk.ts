import { faultTexts } from '@pruefer/contracts/fault-texts';
import { duration } from './format/duration.js';

/** 1.234. `germanNumber` would bring the console's script to the public page. */
const whole = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

const linesOf = (count: number) => (count === 1 ? '1 Zeile' : `${whole(count)} Zeilen`);
const checksOf = (count: number) => (count === 1 ? '1 Prüfung' : `${whole(count)} Prüfungen`);

/** Words of the tool that checks lists. */
export const bulkTexts = {
  heading: 'Ihre Liste prüfen',
  lead: 'Eingefügte Listen und Dateien bis 1.000 Zeilen bleiben im Browser: Gesendet werden nur die IBANs und die Nummern ihrer Zeilen. Größere Dateien, NDJSON und SEPA-Dateien laden Sie hoch.',
  key: {
    label: 'API-Schlüssel',
    help: 'Er wird nur für diese Prüfung verwendet und nicht gespeichert.',
    show: 'Anzeigen',
    hide: 'Verbergen',
    showName: 'API-Schlüssel anzeigen',
    hideName: 'API-Schlüssel verbergen',
    missing: 'Bitte geben Sie Ihren API-Schlüssel ein.',
    characters: 'Ein API-Schlüssel besteht nur aus Buchstaben, Ziffern und Unterstrichen.',
  },
  list: {
    label: 'Liste',
    help: 'Eine IBAN je Zeile, oder Zeilen aus einer Tabelle. Eine Datei (.csv, .txt, .ndjson oder SEPA-.xml) können Sie auch hierher ziehen.',
    file: 'Datei auswählen',
    fileName: 'Datei mit IBANs',
    removeFile: 'Datei entfernen',
    missing: 'Bitte fügen Sie mindestens eine IBAN ein.',
    tooLong: (most: number) => `Eine Liste darf höchstens ${linesOf(most)} haben. Bitte teilen Sie sie auf.`,
    unreadable: 'Die Datei lässt sich nicht lesen.',
  },
  summary: {
    count: (count: number) => (count === 1 ? '1 IBAN' : `${whole(count)} IBANs`),
    fromColumn: (name: string, count: number) => `IBANs aus Spalte „${name}“, ${linesOf(count)}`,
    fromColumnNumber: (position: number, count: number) => `IBANs aus Spalte ${position}, ${linesOf(count)}`,
    cost: (count: number) => `${checksOf(count)} aus Ihrem Kontingent`,
  },
  start: 'Prüfen',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen',
  progress: {
    label: 'Fortschritt der Prüfung',
    text: (count: number, total: number) => `${whole(count)} von ${linesOf(total)} geprüft`,
    waiting: (seconds: number) => `Gerade ist keine weitere Prüfung möglich. Weiter in ${duration(seconds)}.`,
  },
  end: {
    cancelled: (count: number, total: number) => `Abgebrochen: ${whole(count)} von ${linesOf(total)} sind geprüft.`,
    refused: (count: number, total: number) => `Bis dahin geprüft: ${whole(count)} von ${linesOf(total)}.`,
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    requestId: 'Vorgangsnummer',
    quota: (needed: number, available: number) =>
      `Ihr Kontingent reicht nicht: Nötig sind noch ${checksOf(needed)}, frei sind ${whole(available)}.`,
    onlyAvailable: (count: number) => (count === 1 ? 'Nur 1 IBAN prüfen' : `Nur ${whole(count)} IBANs prüfen`),
    goOn: 'Weiter prüfen',
  },
  result: {
    heading: 'Ergebnis',
    valid: 'gültig',
    invalid: 'ungültig',
    unchecked: 'nicht geprüft',
    figure: whole,
    faulty: 'Zeilen mit Fehlern',
    first: (count: number, total: number) =>
      `Die ersten ${whole(count)} von ${whole(total)}; alle stehen in der Datei.`,
    failed: (count: number) => `${linesOf(count)} ${count === 1 ? 'hat' : 'haben'} kein Urteil und nichts gekostet.`,
    line: 'Zeile',
    iban: 'IBAN',
    note: 'Hinweis',
    download: 'Ergebnis als CSV',
    fileName: 'IBAN-Ergebnis.csv',
  },
  leave: 'Das Ergebnis ist noch nicht gespeichert. Möchten Sie die Seite trotzdem verlassen?',
  faults: faultTexts,
  csv: {
    own: (position: number) => `Spalte ${position}`,
    head: ['gültig', 'IBAN', 'BLZ', 'BIC', 'Bank', 'Hinweis'],
    verdicts: { valid: 'ja', invalid: 'nein', failed: 'nicht geprüft' },
    unsent: 'Diese Zeile wurde nicht geprüft.',
    empty: 'In dieser Zeile steht keine IBAN.',
  },
} as const;

/** 1,2 MB. `fileSize` would bring the console's script to the public page. */
function size(bytes: number): string {
  const isSmall = bytes < MEGABYTE;
  return isSmall ? `${whole(Math.ceil(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} MB`;
}

const delimiterNames: Readonly<Record<string, string>> = { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabulator' };

/** Words of the tool for a large file, which the service checks as a job. */
export const fileJobTexts = {
  notice:
    'Diese Datei wird hochgeladen und verschlüsselt gespeichert. Nach der Prüfung löschen wir sie. Vor dem Start sehen Sie den Preis.',
  send: 'Datei hochladen',
  kept: {
    text: 'Ihr Auftrag aus dieser Sitzung ist noch da. Geben Sie Ihren API-Schlüssel ein, um ihn zu öffnen.',
    open: 'Auftrag öffnen',
  },
  loading: 'Der Auftrag wird geladen.',
  registering: 'Die Datei wird angemeldet.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  discard: 'Verwerfen',
  upload: {
    heading: 'Datei wird hochgeladen',
    label: 'Fortschritt des Uploads',
    text: (sent: number, total: number) => `${size(sent)} von ${size(total)} hochgeladen`,
    waiting: (seconds: number) => `Die Verbindung ist unterbrochen. Weiter in ${duration(seconds)}.`,
    goOn: 'Upload fortsetzen',
    interrupted: 'Upload unterbrochen',
    choose: (name: string) => `Wählen Sie „${name}“ noch einmal aus, damit der Upload weitergeht.`,
    other:
      'Das ist nicht die Datei, deren Upload begonnen hat, oder sie wurde seitdem geändert. Verwerfen Sie den Auftrag, um diese Datei hochzuladen.',
    leave: 'Die Datei ist noch nicht vollständig hochgeladen. Möchten Sie die Seite trotzdem verlassen?',
  },
  checking: { heading: 'Datei wird gelesen', note: 'Wir zählen die Zeilen und suchen die IBANs. Das kostet nichts.' },
  preflight: {
    heading: 'Bereit zur Prüfung',
    csv: (delimiter: string) =>
      `Wir haben die Datei als CSV mit ${delimiterNames[delimiter] ?? 'einer Spalte'} gelesen.`,
    ibanColumn: (name: string) => `Die IBANs stehen in der Spalte „${name}“.`,
    severalColumns: 'Mehrere Spalten enthalten IBANs.',
    other: {
      ndjson: 'Wir haben die Datei als NDJSON gelesen, mit einem JSON-Objekt je Zeile.',
      'pain.001': 'Wir haben die Datei als SEPA-Überweisungen (pain.001) gelesen. Jede Buchung zählt als Zeile.',
      'pain.008': 'Wir haben die Datei als SEPA-Lastschriften (pain.008) gelesen. Jede Buchung zählt als Zeile.',
    },
    rows: 'Zeilen',
    price: 'Preis',
    checks: checksOf,
    available: 'Frei im Kontingent',
    testKey: 'Testschlüssel: kostet nichts',
    unknown: '–',
    quota: bulkTexts.end.quota,
    column: 'Spalte mit den IBANs',
    chooseColumn: 'Bitte wählen',
    missingColumn: 'Bitte wählen Sie die Spalte mit den IBANs.',
    takeColumn: 'Spalte übernehmen',
    preview: 'Die ersten Zeilen',
    bic: (bic: string) => `BIC ${bic}`,
    rejected: 'Abgelehnte Zeilen',
    rejectedCount: (count: number) =>
      `${linesOf(count)} ${count === 1 ? 'wird' : 'werden'} nicht geprüft und ${count === 1 ? 'kostet' : 'kosten'} nichts.`,
    firstRejected: (count: number) => `Hier die ersten ${whole(count)}, alle stehen später in der Fehlerliste.`,
    start: 'Prüfung starten',
  },
  running: { heading: 'Prüfung läuft', note: 'Sie können die Seite neu laden: Die Prüfung läuft weiter.' },
  end: {
    heading: 'Ergebnis',
    unstarted: 'Auftrag beendet',
    charged: (count: number) => `Berechnet: ${checksOf(count)}.`,
    kept: (days: number) => `Das Ergebnis bleibt ${days === 1 ? '1 Tag' : `${whole(days)} Tage`} gespeichert.`,
    result: 'Ergebnis herunterladen',
    errors: 'Fehlerliste herunterladen',
    resultName: 'IBAN-Ergebnis.csv',
    errorsName: 'IBAN-Fehlerliste.csv',
    another: 'Weitere Liste prüfen',
    remove: 'Auftrag löschen',
    ask: (name: string) =>
      `Möchten Sie den Auftrag „${name}“ mit seinem Ergebnis löschen? Das lässt sich nicht rückgängig machen.`,
    confirm: 'Endgültig löschen',
    keep: 'Behalten',
  },
} as const;
