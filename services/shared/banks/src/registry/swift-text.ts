import { csvRow } from '../lines/csv-row.js';
import { parseFileStructure } from './file-structure.js';
import { type FileCountry, RegistryErrors, type RegistryFile } from './registry-file.js';

/** The used lines by SWIFT's labels; all others are skipped. */
const labels = {
  country: 'IBAN prefix country code (ISO 3166)',
  sepa: 'SEPA country',
  bank: 'Bank identifier position within the BBAN',
  branch: 'Branch identifier position within the BBAN',
  structure: 'IBAN structure',
  length: 'IBAN length',
  effective: 'Effective date',
} as const;
type Label = keyof typeof labels;

const COUNTRY = /^[A-Z]{2}$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Two digits are the last year that is at most this far after the file: "Dec-99" is past, because IBANs are not announced that early. */
const MAX_YEARS_AHEAD = 20;
const CENTURY = 100;
/** Maximum cells of a line: far more than there are countries. */
const MAX_COLUMNS = 700;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The file by its lines. */
interface Table {
  readonly rows: Readonly<Partial<Record<Label, Row>>>;
  readonly errors: RegistryErrors;
  readonly validFrom: string;
}

/** Whether text is the registry as published by SWIFT (TXT). */
export function isSwiftText(content: string): boolean {
  return content.startsWith('Data element\t');
}

/**
 * Reads the registry as published by SWIFT: a transposed table, one line for each element and one column for each country.
 * Reports a wrong cell with line, element and country.
 * @param validFrom first day of the file (YYYY-MM-DD), the base of two-digit years
 */
export function readSwiftText(lines: readonly string[], validFrom: string): RegistryFile {
  const errors = new RegistryErrors();
  const rows = parseRows(lines, errors);
  const countries = rows.country ? parseColumns(rows.country, { rows, errors, validFrom }) : [];
  return { kind: 'release', source: null, countries, errors: errors.all };
}

function parseRows(lines: readonly string[], errors: RegistryErrors): Readonly<Partial<Record<Label, Row>>> {
  const rows: Partial<Record<Label, Row>> = {};
  lines.forEach((text, index) => {
    const label = findLabel(text);
    if (label === undefined) return;
    const line = index + 1;
    const row = csvRow(text, { separator: '\t', hasLooseQuotes: false });
    if ('reason' in row) errors.add(line, labels[label], row.reason);
    else if (rows[label]) errors.add(line, labels[label], 'Diese Zeile kommt mehrmals vor.');
    else if (row.cells.length > MAX_COLUMNS) errors.add(line, labels[label], 'Die Zeile hat zu viele Spalten.');
    else rows[label] = { line, cells: row.cells.slice(1) };
  });
  for (const label of Object.keys(labels) as Label[])
    if (!rows[label]) errors.add(lines.length, labels[label], 'Diese Zeile fehlt.');
  return rows;
}

function findLabel(text: string): Label | undefined {
  const first = text.slice(0, text.indexOf('\t')).trim();
  return (Object.keys(labels) as Label[]).find((label) => labels[label] === first);
}

function parseColumns({ line, cells }: Row, table: Table): readonly FileCountry[] {
  const { rows, errors } = table;
  const codes = new Set<string>();
  const countries: FileCountry[] = [];
  cells.forEach((country, index) => {
    if (country === '' && isEmptyColumn(index, rows)) return;
    if (!COUNTRY.test(country) || codes.has(country)) {
      const reason = codes.has(country) ? `${country} kommt mehrmals vor.` : `„${country}“ ist kein Ländercode.`;
      return errors.add(line, `${labels.country}, Spalte ${index + 2}`, reason);
    }
    codes.add(country);
    const fileCountry = parseCountry(country, index, table);
    if (fileCountry) countries.push(fileCountry);
  });
  return countries;
}

/** Spreadsheets leave tabs after the last column. */
function isEmptyColumn(index: number, rows: Readonly<Partial<Record<Label, Row>>>): boolean {
  return Object.values(rows).every(({ cells }) => (cells[index] ?? '') === '');
}

function parseCountry(
  country: string,
  index: number,
  { rows, errors, validFrom: fileFrom }: Table,
): FileCountry | undefined {
  const cell = (label: Label) => rows[label]?.cells[index] ?? '';
  const addError = (label: Label, reason: string) =>
    errors.add(rows[label]?.line ?? 0, `${labels[label]}, ${country}`, reason);
  const described = {
    structure: cell('structure'),
    length: cell('length'),
    bank: cell('bank'),
    branch: cell('branch'),
  };
  const structure = parseFileStructure(country, described, addError);
  const sepa = { Yes: 'yes', No: undefined }[cell('sepa')] as 'yes' | undefined;
  if (!/^(?:Yes|No)$/.test(cell('sepa'))) return addError('sepa', `„${cell('sepa')}“ ist weder Yes noch No.`);
  const validFrom = firstOfMonth(cell('effective'), fileFrom);
  if (validFrom === undefined)
    return addError('effective', `„${cell('effective')}“ ist kein Monat. Erwartet wird zum Beispiel Apr-07.`);
  return structure && { country, structure, validFrom, sepa };
}

/** "Apr-07" → "2007-04-01". */
function firstOfMonth(cell: string, validFrom: string): string | undefined {
  const [, name = '', digits = ''] = /^([A-Z][a-z]{2})-(\d{2})$/.exec(cell) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return undefined;
  const latest = Number(validFrom.slice(0, 4)) + MAX_YEARS_AHEAD;
  const year = latest - ((latest - Number(digits)) % CENTURY);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
