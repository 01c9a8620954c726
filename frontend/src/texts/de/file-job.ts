import { duration } from '../format/duration.js';
import { bulk } from './bulk.js';
import { formatCheckCount, formatLineCount, numberText, size } from './counts.js';

const delimiterNames: Readonly<Record<string, string>> = { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabulator' };

/** The tool for a large file, which the service checks as a job. */
export const fileJob = {
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
    text: (sentBytes: number, total: number) => `${size(sentBytes)} von ${size(total)} hochgeladen`,
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
    checks: formatCheckCount,
    available: 'Frei im Kontingent',
    testKey: 'Testschlüssel: kostet nichts',
    unknown: '–',
    quota: bulk.end.quota,
    column: 'Spalte mit den IBANs',
    chooseColumn: 'Bitte wählen',
    missingColumn: 'Bitte wählen Sie die Spalte mit den IBANs.',
    takeColumn: 'Spalte übernehmen',
    preview: 'Die ersten Zeilen',
    bic: (bic: string) => `BIC ${bic}`,
    rejected: 'Abgelehnte Zeilen',
    rejectedCount: (count: number) =>
      `${formatLineCount(count)} ${count === 1 ? 'wird' : 'werden'} nicht geprüft und ${count === 1 ? 'kostet' : 'kosten'} nichts.`,
    firstRejected: (count: number) => `Hier die ersten ${numberText(count)}, alle stehen später in der Fehlerliste.`,
    start: 'Prüfung starten',
  },
  running: { heading: 'Prüfung läuft', note: 'Sie können die Seite neu laden: Die Prüfung läuft weiter.' },
  end: {
    heading: 'Ergebnis',
    unstarted: 'Auftrag beendet',
    charged: (count: number) => `Berechnet: ${formatCheckCount(count)}.`,
    kept: (days: number) => `Das Ergebnis bleibt ${days === 1 ? '1 Tag' : `${numberText(days)} Tage`} gespeichert.`,
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
