const asCsv =
  'Bitte speichern Sie die Tabelle als CSV: in Excel mit „Datei“, „Speichern unter“ und dem Dateityp „CSV UTF-8“, in LibreOffice mit „Datei“, „Speichern unter“ und dem Dateityp „Text CSV“.';

/** Sentences to the customer. `{0}` is the detail, such as the number of a line. */
const sentences = {
  empty: 'Die Datei enthält keine Zeilen mit Daten. Bitte wählen Sie eine Datei mit mindestens einer IBAN.',
  spreadsheet: `Excel- und LibreOffice-Dateien lassen sich hier nicht prüfen. ${asCsv}`,
  archive:
    'Die Datei ist gepackt. Bitte entpacken Sie sie zuerst und senden Sie die CSV-, NDJSON- oder SEPA-Datei darin.',
  pdf: 'Aus PDF-Dateien lassen sich keine IBANs lesen. Bitte senden Sie die Liste als CSV-Datei.',
  binary: 'Die Datei ist keine Textdatei. Bitte senden Sie eine CSV-, NDJSON- oder SEPA-Datei (pain.001, pain.008).',
  other_xml: 'Die XML-Datei ist keine SEPA-Datei. Bitte senden Sie eine Datei der Art pain.001 oder pain.008.',
  xml_doctype:
    'Die XML-Datei enthält eine Dokumenttyp-Definition (DOCTYPE). Bitte senden Sie die Datei ohne diese Definition.',
  xml_malformed:
    'Die SEPA-Datei ist ab Zeile {0} kein gültiges XML. Bitte erzeugen Sie sie neu oder senden Sie sie vollständig.',
  xml_too_large: 'Die SEPA-Datei enthält ab Zeile {0} ein zu großes Element. Bitte erzeugen Sie sie neu.',
  json_list:
    'Die Datei enthält nicht ein JSON-Objekt je Zeile. Bitte schreiben Sie in jede Zeile ein Objekt mit dem Feld iban.',
  no_iban_column:
    'Die Datei enthält keine Spalte mit IBANs. Bitte prüfen Sie, ob die IBANs mit Länderkennung darin stehen, zum Beispiel DE89370400440532013000.',
  unclear_iban_column: 'Mehrere Spalten enthalten IBANs. Bitte wählen Sie die Spalte, die geprüft werden soll.',
  unknown_column: 'Die Datei hat keine Spalte {0}. Bitte wählen Sie eine vorhandene Spalte.',
  too_many_columns: 'Die Datei hat zu viele Spalten. Bitte prüfen Sie das Trennzeichen, oder löschen Sie einige davon.',
  open_quotes:
    'In der Datei enden zu viele Anführungszeichen nicht, das letzte davon in Zeile {0}. Bitte prüfen Sie die Anführungszeichen.',
} as const;

export type UnreadableCode = keyof typeof sentences;

/** A file that cannot be read. The message is a sentence to the customer. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    readonly code: UnreadableCode,
    /** Number of a line, or the name of a column. */
    readonly detail?: string | number,
  ) {
    super(sentences[code].replace('{0}', () => String(detail)));
  }
}
