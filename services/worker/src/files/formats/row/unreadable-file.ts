import type { Language } from '@pruefer/contracts';

/** Sentences to the customer. `{0}` is the detail, such as the number of a line. */
const sentences = {
  empty: {
    de: 'Die Datei enthält keine Zeilen mit Daten. Bitte wählen Sie eine Datei mit mindestens einer IBAN.',
    en: 'The file contains no rows with data. Please choose a file with at least one IBAN.',
  },
  spreadsheet: {
    de: 'Excel- und LibreOffice-Dateien lassen sich hier nicht prüfen. Bitte speichern Sie die Tabelle als CSV: in Excel mit „Datei“, „Speichern unter“ und dem Dateityp „CSV UTF-8“, in LibreOffice mit „Datei“, „Speichern unter“ und dem Dateityp „Text CSV“.',
    en: 'Excel and LibreOffice files cannot be checked here. Please save the table as CSV: in Excel with “File”, “Save as” and the type “CSV UTF-8”, in LibreOffice with “File”, “Save as” and the type “Text CSV”.',
  },
  archive: {
    de: 'Die Datei ist gepackt. Bitte entpacken Sie sie zuerst und senden Sie die CSV-, NDJSON- oder SEPA-Datei darin.',
    en: 'The file is an archive. Please unpack it first and send the CSV, NDJSON or SEPA file in it.',
  },
  pdf: {
    de: 'Aus PDF-Dateien lassen sich keine IBANs lesen. Bitte senden Sie die Liste als CSV-Datei.',
    en: 'IBANs cannot be read from PDF files. Please send the list as a CSV file.',
  },
  binary: {
    de: 'Die Datei ist keine Textdatei. Bitte senden Sie eine CSV-, NDJSON- oder SEPA-Datei (pain.001, pain.008).',
    en: 'The file is not a text file. Please send a CSV, NDJSON or SEPA file (pain.001, pain.008).',
  },
  wrong_encoding: {
    de: 'Die Datei ist nicht im Zeichensatz {0}. Bitte wählen Sie einen anderen, oder keinen: Dann erkennen wir ihn.',
    en: 'The file is not in {0}. Please choose another encoding, or none: then we detect it.',
  },
  other_xml: {
    de: 'Die XML-Datei ist keine SEPA-Datei. Bitte senden Sie eine Datei der Art pain.001 oder pain.008.',
    en: 'The XML file is not a SEPA file. Please send a file of the kind pain.001 or pain.008.',
  },
  xml_doctype: {
    de: 'Die XML-Datei enthält eine Dokumenttyp-Definition (DOCTYPE). Bitte senden Sie die Datei ohne diese Definition.',
    en: 'The XML file contains a document type definition (DOCTYPE). Please send the file without this definition.',
  },
  xml_malformed: {
    de: 'Die SEPA-Datei ist ab Zeile {0} kein gültiges XML. Bitte erzeugen Sie sie neu oder senden Sie sie vollständig.',
    en: 'The SEPA file is not valid XML from line {0} on. Please create it again, or send all of it.',
  },
  xml_too_large: {
    de: 'Die SEPA-Datei enthält ab Zeile {0} ein zu großes Element. Bitte erzeugen Sie sie neu.',
    en: 'The SEPA file contains an element that is too large from line {0} on. Please create it again.',
  },
  json_list: {
    de: 'Die Datei enthält nicht ein JSON-Objekt je Zeile. Bitte schreiben Sie in jede Zeile ein Objekt mit dem Feld iban.',
    en: 'The file does not contain one JSON object for each line. Please write in each line an object with the field iban.',
  },
  no_iban_column: {
    de: 'Die Datei enthält keine Spalte mit IBANs. Bitte prüfen Sie, ob die IBANs mit Länderkennung darin stehen, zum Beispiel DE89370400440532013000.',
    en: 'The file contains no column with IBANs. Please check whether the IBANs have their country codes, for example DE89370400440532013000.',
  },
  unclear_iban_column: {
    de: 'Mehrere Spalten enthalten IBANs. Bitte wählen Sie die Spalte, die geprüft werden soll.',
    en: 'Several columns contain IBANs. Please choose the column to be checked.',
  },
  unknown_column: {
    de: 'Die Datei hat keine Spalte „{0}“. Bitte wählen Sie eine vorhandene Spalte.',
    en: 'The file has no column “{0}”. Please choose one that it has.',
  },
  too_many_columns: {
    de: 'Die Datei hat zu viele Spalten. Bitte prüfen Sie das Trennzeichen, oder löschen Sie einige davon.',
    en: 'The file has too many columns. Please check the delimiter, or delete some of them.',
  },
  open_quotes: {
    de: 'In der Datei enden zu viele Anführungszeichen nicht, das letzte davon in Zeile {0}. Bitte prüfen Sie die Anführungszeichen.',
    en: 'Too many quotation marks in the file do not end, the last of them in line {0}. Please check the quotation marks.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type UnreadableCode = keyof typeof sentences;

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  /** The customer reads this sentence. */
  readonly sentence: Readonly<Record<Language, string>>;

  constructor(
    readonly code: UnreadableCode,
    /** Number of a line, or the name of a column. */
    readonly detail?: string | number,
  ) {
    const filledIn = (sentence: string) => sentence.replace('{0}', () => String(detail));
    const [de, en] = [filledIn(sentences[code].de), filledIn(sentences[code].en)];
    super(de);
    this.sentence = { de, en };
  }
}

/** @param line of the last quote that has no end */
export function refuseOpenQuotes(line: number): never {
  throw new UnreadableFile('open_quotes', line);
}
