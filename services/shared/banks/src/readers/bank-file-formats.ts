import { DEFAULT_ENCODING, type Encoding } from './decode-text.js';
import { bundesbankCsvReader, isBundesbankCsv } from './bundesbank-csv.js';
import { BUNDESBANK } from './bundesbank-fields.js';
import { bundesbankTextReader, isBundesbankText } from './bundesbank-text.js';
import type { Findings } from './findings.js';
import type { LineReader } from './line-reader.js';
import { isNbpText, NBP, nbpTextReader } from './nbp-text.js';
import { isNeutralCsv, NeutralCsvReader } from './neutral-csv.js';
import { isOenbCsv, OENB, oenbCsvReader } from './oenb-csv.js';
import { isPublisherTable, type PublisherTable, publisherTableReader } from './publisher-table.js';
import {
  tableOfAbbl,
  tableOfBetaalvereniging,
  tableOfBits,
  tableOfBsi,
  tableOfCnb,
  tableOfHnb,
  tableOfLb,
  tableOfMnb,
  tableOfNbs,
} from './publisher-tables.js';
import { isSixCsv, sixCsvReader } from './six-csv.js';
import { SIX } from './six-entries.js';
import { isSixJson, sixJsonReader } from './six-json.js';
import { tableOfFinanssiala } from './table-of-finanssiala.js';
import { tableOfNbb } from './table-of-nbb.js';

/** A layout in which bank files come. What its publisher allows stands in docs/DATA.md. */
export interface BankFileFormat {
  /** ISO 3166 codes; null: of any country. */
  readonly countries: readonly string[] | null;
  /** null: the file itself names its source. */
  readonly publisher: string | null;
  /** German: which of the publisher's files. */
  readonly file: string;
  /** Where it is not UTF-8. */
  readonly encoding: Encoding;
  /** Whether the whole file may be one line, however long. */
  readonly hasLongLines?: true;
  /** Whether a file begins like this one. */
  readonly recognises: (head: string) => boolean;
  readonly reader: (findings: Findings) => LineReader;
}

const asCsv = 'Tabelle, als CSV gespeichert';

function table(described: PublisherTable, file: string, encoding: Encoding = DEFAULT_ENCODING): BankFileFormat {
  return {
    countries: [described.country],
    publisher: described.publisher,
    file,
    encoding,
    recognises: (head) => isPublisherTable(described, head),
    reader: (findings) => publisherTableReader(described, findings),
  };
}

const bundesbank = { countries: ['DE'], publisher: BUNDESBANK, encoding: DEFAULT_ENCODING } as const;
const six = { countries: ['CH', 'LI'], publisher: SIX, encoding: DEFAULT_ENCODING } as const;
const oenb = { countries: ['AT'], publisher: OENB, encoding: DEFAULT_ENCODING } as const;
const nbp = { countries: ['PL'], publisher: NBP, encoding: 'cp852' } as const;

/** Every layout that can be read, each by the one reader that knows it. A file is the first that recognises it. */
export const bankFileFormats: readonly BankFileFormat[] = [
  {
    ...bundesbank,
    file: 'Bankleitzahlendatei (Text)',
    recognises: isBundesbankText,
    reader: bundesbankTextReader,
  },
  { ...bundesbank, file: 'Bankleitzahlendatei (CSV)', recognises: isBundesbankCsv, reader: bundesbankCsvReader },
  { ...six, file: 'Bank Master 3 (CSV)', recognises: isSixCsv, reader: sixCsvReader },
  { ...six, file: 'Bank Master 3 (JSON)', hasLongLines: true, recognises: isSixJson, reader: sixJsonReader },
  { ...oenb, file: 'SEPA-Zahlungsverkehrs-Verzeichnis (CSV)', recognises: isOenbCsv, reader: oenbCsvReader },
  {
    countries: null,
    publisher: null,
    file: 'eigene Liste (CSV)',
    encoding: DEFAULT_ENCODING,
    recognises: isNeutralCsv,
    reader: (findings) => new NeutralCsvReader(findings),
  },
  table(tableOfNbb, `full list of codes (${asCsv})`),
  table(tableOfCnb, 'kody_bank_CR (CSV)', 'windows-1250'),
  table(tableOfFinanssiala, 'Rahalaitostunnukset ja BIC-koodit (als CSV abgeschrieben)'),
  table(tableOfHnb, `Payment service provider codes (${asCsv})`, 'windows-1250'),
  table(tableOfMnb, `sht (${asCsv})`, 'windows-1250'),
  table(tableOfLb, 'FIK_KODAI (CSV)', 'windows-1257'),
  table(tableOfAbbl, `Register of IBAN/BIC codes (${asCsv})`),
  table(tableOfBetaalvereniging, `BIC-lijst-NL (${asCsv})`),
  table(tableOfBits, `IBAN-Tabelle (${asCsv})`),
  { ...nbp, file: 'EWIB, plewibnra (Text)', recognises: isNbpText, reader: nbpTextReader },
  table(tableOfBsi, 'List of identifiers of PSP (CSV)', 'windows-1250'),
  table(tableOfNbs, 'Directory_IC_DPS_SR (CSV)', 'windows-1250'),
];
