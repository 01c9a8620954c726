import type { FieldTexts } from '../types/field-texts.js';

/** German sentences about fields of file jobs, by the name of their class. */
export const germanFileFields = {
  CreateFileJobBody: {
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
  PreviewRow: {
    line: 'Nummer der Zeile in der Datei, gezählt ab 1; in SEPA-Dateien die der Zahlung.',
    iban: 'Die IBAN der Zeile.',
    bic: 'Der BIC der Zeile, wenn sie einen hat.',
    reference: 'Ihre Referenz, wenn die Zeile eine hat.',
  },
  RejectedLine: {
    line: 'Nummer der Zeile in der Datei, gezählt ab 1.',
    reason: 'Code des Grundes.',
    message: 'Satz über den Grund.',
  },
  FileCounts: {
    valid: 'Zahl der gültigen IBANs.',
    invalid: 'Zahl der ungültigen IBANs.',
    failed: 'Zahl der Zeilen ohne Ergebnis.',
    charged:
      'Was der Auftrag kostet: im Lauf der ganze Preis, danach nur noch, was ein Ergebnis hat; 0 mit einem Testschlüssel.',
  },
  FileJob: {
    id: 'Kennung des Auftrags.',
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
} satisfies FieldTexts;
