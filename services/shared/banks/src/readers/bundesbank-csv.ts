import type { BankFile } from '../bank-file-record.js';
import { csvRows } from './csv-rows.js';
import { csvTable } from './csv-table.js';
import {
  BUNDESBANK,
  type BundesbankField,
  bundesbankFieldNames,
  bundesbankFields,
  bundesbankRecord,
} from './bundesbank-fields.js';
import { Findings } from './findings.js';

const headings = Object.fromEntries(bundesbankFieldNames.map((name) => [name, bundesbankFields[name].label])) as Record<
  BundesbankField,
  string
>;

/** Whether text is the Bundesbank's bank code file as CSV: its first line names the fields. */
export function isBundesbankCsv(content: string): boolean {
  return /^"?Bankleitzahl"?;"?Merkmal"?;/.test(content);
}

/**
 * Reads the Bundesbank's bank code file as CSV: semicolons, most fields in quotes, empty ones bare.
 * Every field of every line is checked; a line that is wrong is left out and reported. Never throws.
 */
export function readBundesbankCsv(content: string): BankFile | undefined {
  const table = csvTable(csvRows(content), headings);
  if (!table) return undefined;
  const findings = new Findings();
  for (const row of table.rows) {
    if ('reason' in row) findings.reject(row.line, row.reason);
    else if (row.cells.length !== table.width)
      findings.reject(row.line, `Die Zeile hat ${row.cells.length} statt ${table.width} Felder.`);
    else {
      const fields = Object.fromEntries(bundesbankFieldNames.map((name) => [name, table.cellOf(row.cells, name)]));
      const record = bundesbankRecord(fields as Record<BundesbankField, string>);
      if (typeof record === 'string') findings.reject(row.line, record);
      else findings.keep(row.line, 'DE', record);
    }
  }
  return findings.fileOf(BUNDESBANK);
}
