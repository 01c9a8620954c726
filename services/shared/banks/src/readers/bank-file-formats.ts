import type { BankList } from '@pruefer/contracts';
import { DEFAULT_ENCODING, type Encoding } from '../lines/decode-text.js';
import { bundesbankCsvReader, isBundesbankCsv } from './bundesbank-csv.js';
import { BUNDESBANK } from './bundesbank-fields.js';
import { bundesbankTextReader, isBundesbankText } from './bundesbank-text.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { isNbpText, NBP, nbpTextReader } from './nbp-text.js';
import { isOwnListCsv, OwnListReader } from './own-list-csv.js';
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
  tableOfNbb,
  tableOfNbs,
} from './publisher-tables.js';
import { isSixCsv, sixCsvReader } from './six-csv.js';
import { SIX } from './six-entries.js';
import { isSixJson, sixJsonReader } from './six-json.js';
import { tableOfFinanssiala } from './table-of-finanssiala.js';

/** A layout of bank files. For the publishers' terms see docs/DATA.md. */
export interface BankFileFormat {
  /** ISO 3166 codes; null: any country. */
  readonly countries: readonly string[] | null;
  /** null: the file names its source. */
  readonly publisher: string | null;
  /** Host of the publisher's download page; null without a publisher. */
  readonly site: string | null;
  readonly file: string;
  /** If not UTF-8. */
  readonly encoding: Encoding;
  /** Whether the whole file may be one line of any length. */
  readonly hasLongLines?: true;
  readonly recognises: (head: string) => boolean;
  readonly reader: (findings: Findings) => LineReader;
}

const csvHint = 'Tabelle, als CSV gespeichert';

function table(
  described: PublisherTable,
  site: string,
  file: string,
  encoding: Encoding = DEFAULT_ENCODING,
): BankFileFormat {
  return {
    countries: [described.country],
    publisher: described.publisher,
    site,
    file,
    encoding,
    recognises: (head) => isPublisherTable(described, head),
    reader: (findings) => publisherTableReader(described, findings),
  };
}

const encoding = DEFAULT_ENCODING;
const bundesbank = { countries: ['DE'], publisher: BUNDESBANK, site: 'www.bundesbank.de', encoding } as const;
const six = { countries: ['CH', 'LI'], publisher: SIX, site: 'www.six-group.com', encoding } as const;
const oenb = { countries: ['AT'], publisher: OENB, site: 'www.oenb.at', encoding } as const;
const nbp = { countries: ['PL'], publisher: NBP, site: 'www.nbp.pl', encoding: 'cp852' } as const;

/** Every supported layout with its reader. The first one that recognises a file is used. */
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
    site: null,
    file: 'eigene Liste (CSV)',
    encoding,
    recognises: isOwnListCsv,
    reader: (findings) => new OwnListReader(findings),
  },
  table(tableOfNbb, 'www.nbb.be', `full list of codes (${csvHint})`),
  table(tableOfCnb, 'www.cnb.cz', 'kody_bank_CR (CSV)', 'windows-1250'),
  table(tableOfFinanssiala, 'www.finanssiala.fi', 'Rahalaitostunnukset ja BIC-koodit (als CSV abgeschrieben)'),
  table(tableOfHnb, 'www.hnb.hr', `Payment service provider codes (${csvHint})`, 'windows-1250'),
  table(tableOfMnb, 'www.mnb.hu', `sht (${csvHint})`, 'windows-1250'),
  table(tableOfLb, 'www.lb.lt', 'FIK_KODAI (CSV)', 'windows-1257'),
  table(tableOfAbbl, 'www.abbl.lu', `Register of IBAN/BIC codes (${csvHint})`),
  table(tableOfBetaalvereniging, 'www.betaalvereniging.nl', `BIC-lijst-NL (${csvHint})`),
  table(tableOfBits, 'www.bits.no', `IBAN-Tabelle (${csvHint})`),
  { ...nbp, file: 'EWIB, plewibnra (Text)', recognises: isNbpText, reader: nbpTextReader },
  table(tableOfBsi, 'www.bsi.si', 'List of identifiers of PSP (CSV)', 'windows-1250'),
  table(tableOfNbs, 'www.nbs.sk', 'Directory_IC_DPS_SR (CSV)', 'windows-1250'),
];

const publishers = [...new Set(bankFileFormats.map(({ publisher }) => publisher))];

/** The lists that can be loaded, one for each publisher with all of its layouts. */
export const bankLists: readonly BankList[] = publishers.map((publisher) => {
  const formats = bankFileFormats.filter((format) => format.publisher === publisher);
  const { countries, site } = formats[0]!;
  return { countries: countries && [...countries], publisher, site, files: formats.map(({ file }) => file) };
});
