import { CsvTable } from '../lines/csv-table.js';
import { BUNDESBANK, bundesbankFields, bundesbankRecord } from './bundesbank-fields.js';
import { getFieldLabels } from '../lines/field-rule.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';

/** Whether text is the Bundesbank's bank code file as CSV, by its first two headings. */
export function isBundesbankCsv(content: string): boolean {
  return /^"?Bankleitzahl"?;"?Merkmal"?;/.test(content);
}

/**
 * Reads the Bundesbank's bank code file as CSV with semicolons; most fields are in quotes, empty ones are not.
 * Validates every field; invalid lines are skipped and reported.
 */
export function bundesbankCsvReader(findings: Findings): LineReader {
  const table = new CsvTable(getFieldLabels(bundesbankFields), findings, ({ line, cells, fields }) => {
    if (cells.length !== table.width)
      return findings.reject(line, `Die Zeile hat ${cells.length} statt ${table.width} Felder.`);
    const record = bundesbankRecord(fields);
    if (typeof record === 'string') findings.reject(line, record);
    else findings.add(line, 'DE', record);
  });
  return table.reader(() => findings.buildSummary(BUNDESBANK));
}
