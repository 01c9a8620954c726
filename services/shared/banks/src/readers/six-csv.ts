import type { BankFile } from '../bank-file-record.js';
import { csvRows } from './csv-rows.js';
import { csvTable } from './csv-table.js';
import { Findings } from './findings.js';
import { banksOfSix, type SixEntry } from './six-entries.js';

const headings = {
  iid: 'IID/QR-IID',
  concatenation: 'Concatenation',
  newIid: 'New IID/QR-IID',
  name: 'Name of bank/institution',
  postCode: 'Post Code',
  townName: 'Town Name',
  country: 'Country',
  bic: 'BIC',
} as const;
type Column = keyof typeof headings;
const names = Object.keys(headings) as Column[];

/** Whether text is the Bank Master of SIX as CSV: its first line names the columns. */
export function isSixCsv(content: string): boolean {
  return /^"?IID\/QR-IID"?;/.test(content);
}

/** Reads the Bank Master of SIX, version 3, as CSV. Rules: `banksOfSix`. Never throws. */
export function readSixCsv(content: string): BankFile | undefined {
  const table = csvTable(csvRows(content), headings);
  if (!table) return undefined;
  const findings = new Findings();
  const entries = table.rows.flatMap((row): SixEntry[] => {
    if ('cells' in row) return [entryOf(row.line, (name) => table.cellOf(row.cells, name))];
    findings.reject(row.line, row.reason);
    return [];
  });
  return banksOfSix(entries, findings);
}

function entryOf(line: number, cell: (name: Column) => string): SixEntry {
  const { concatenation, ...fields } = Object.fromEntries(names.map((name) => [name, cell(name)])) as Record<
    Column,
    string
  >;
  return { ...fields, line, isMerged: concatenation === 'Y' };
}
