import { CsvTable } from '../lines/csv-table.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { banksOfSix, MAX_SIX_ENTRIES, type SixEntry, TOO_MANY_ENTRIES } from './six-entries.js';

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

/** Whether text is the Swiss bank master of SIX, by its first heading. */
export function isSixCsv(content: string): boolean {
  return /^"?IID\/QR-IID"?;/.test(content);
}

/** Reads the Bank Master of SIX, version 3, as CSV. Rules: `banksOfSix`. */
export function sixCsvReader(findings: Findings): LineReader {
  const entries: SixEntry[] = [];
  const table = new CsvTable(headings, findings, ({ line, fields: { concatenation, ...fields } }) => {
    if (entries.length === MAX_SIX_ENTRIES) findings.reject(line, TOO_MANY_ENTRIES);
    else entries.push({ ...fields, line, isMerged: concatenation === 'Y' });
  });
  return table.reader(() => banksOfSix(entries, findings));
}
