import type { BankAuthority } from '@pruefer/iban';
import { bankCodePattern, withZeros } from '../lines/bank-code-of-country.js';
import { areOneCode, type CodeRange, FreeCodes, onlyCode } from '../lines/code-ranges.js';
import { type ColumnHeading, type Headings, HeadingSearch, LINES_WITH_HEADING } from '../lines/csv-heading.js';
import type { CsvForm } from '../lines/csv-row.js';
import { CsvTable } from '../lines/csv-table.js';
import {
  bankName,
  bic,
  type FieldRule,
  firstFieldError,
  notAllowed,
  placeName,
  postalCodePattern,
} from '../lines/field-rule.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { buildRecordId, plainRecord } from '../lines/plain-record.js';

type TableColumn = 'code' | 'bic' | 'name' | 'otherName' | 'postalCode' | 'place';
type TableFields = Readonly<Record<TableColumn, string>>;

/** A publisher's list of banks as a table with a heading: its own CSV, or its spreadsheet saved as CSV. */
export interface PublisherTable {
  readonly country: string;
  readonly publisher: string;
  /** `derived` where the publication must be copied by hand; default: the register. */
  readonly authority?: BankAuthority;
  readonly headings: Headings<'code' | 'bic' | 'name'> & Partial<Headings<TableColumn>>;
  /** Parses the bank codes of a cell; undefined: unknown notation. Default: the cell is one code, whose leading zeros are restored. */
  readonly parseCodes?: (cell: string) => readonly CodeRange[] | undefined;
  /** Whether a row marks its code as unassigned. */
  readonly isUnassigned?: (fields: TableFields) => boolean;
}

/** CSV forms of spreadsheets. */
const forms: readonly CsvForm[] = [
  { separator: ';', hasLooseQuotes: true },
  { separator: ',', hasLooseQuotes: true },
  { separator: '\t', hasLooseQuotes: true },
];

/** A table may lack these. */
const noColumns = { otherName: [], postalCode: [], place: [] } as const;
const NO_BIC = /^(?:-|\/|N\/?A|NAV|NAP|NYA)$/;

/** Whether one of the first lines of a file has the headings of this table. @param head beginning of the file */
export function isPublisherTable({ headings }: PublisherTable, head: string): boolean {
  const search = new HeadingSearch<TableColumn>({ ...noColumns, ...headings }, forms);
  return head.split('\n', LINES_WITH_HEADING).some((line) => search.read(line) !== undefined);
}

/**
 * Reads such a table. Rows without code and BIC are notes. Of several rows with one code the first is the holder. Validates every used field; invalid
 * lines are skipped and reported.
 */
export function publisherTableReader(table: PublisherTable, findings: Findings): LineReader {
  const { country, publisher } = table;
  const headings = { ...noColumns, ...table.headings };
  const rules = buildFieldRules(country, headings);
  const parseCodes = table.parseCodes ?? ((cell: string) => [onlyCode(withZeros(country, cell))]);
  const free = new FreeCodes((code) => findings.holds(country, code));
  const addRow = (line: number, fields: TableFields) => {
    if ((fields.code === '' && fields.bic === '') || table.isUnassigned?.(fields)) return;
    const ranges = parseCodes(fields.code);
    if (!ranges) return findings.reject(line, notAllowed(getLabel(headings.code), fields.code));
    const [range] = ranges;
    // The row has no code that an IBAN could contain.
    if (!range) return;
    const error = firstFieldError(rules, { ...fields, code: range.first });
    if (error !== undefined) return findings.reject(line, error);
    const codes = areOneCode(ranges) ? [range.first] : free.within(ranges);
    const records = codes.map((code) =>
      plainRecord({ ...buildRecordId(code, line, findings.holds(country, code)), ...selectBankFacts(fields) }),
    );
    findings.addAll(line, country, records);
  };
  const csv = new CsvTable<TableColumn>(
    headings,
    findings,
    ({ line, fields }) => addRow(line, withoutPlaceholders(fields)),
    forms,
  );
  return csv.reader(() => findings.buildSummary(publisher, table.authority));
}

function selectBankFacts({ name, bic: ownBic, postalCode, place }: TableFields) {
  return { name, bic: ownBic, postalCode, place };
}

function withoutPlaceholders(fields: TableFields): TableFields {
  const bicText = fields.bic.replace(/\s/g, '').toUpperCase();
  return { ...fields, name: fields.name || fields.otherName, bic: NO_BIC.test(bicText) ? '' : bicText };
}

function buildFieldRules(country: string, headings: Headings<TableColumn>) {
  return {
    code: { label: getLabel(headings.code), pattern: bankCodePattern(country)! },
    name: { label: getLabel(headings.name), pattern: bankName },
    bic: { label: getLabel(headings.bic), pattern: bic, mayBeBlank: true },
    postalCode: { label: getLabel(headings.postalCode), pattern: postalCodePattern, mayBeBlank: true },
    place: { label: getLabel(headings.place), pattern: placeName, mayBeBlank: true },
  } as const satisfies Readonly<Record<string, FieldRule>>;
}

function getLabel(heading: ColumnHeading): string {
  return [heading].flat()[0] ?? '';
}
