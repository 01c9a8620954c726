import { knownRegisters } from '@pruefer/iban';
import { CsvTable } from '../lines/csv-table.js';
import {
  bankName,
  bic,
  type FieldRule,
  firstFieldError,
  getFieldLabels,
  placeName,
  postalCodePattern,
} from '../lines/field-rule.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { plainRecord } from '../lines/plain-record.js';

export const OENB = knownRegisters.AT;
const BANK_CODE_LENGTH = 5;

const columns = {
  recordNumber: { label: 'Identnummer', pattern: /^\d{1,10}$/ },
  // The file has codes as numbers without leading zeros.
  bankCode: { label: 'Bankleitzahl', pattern: /^\d{1,5}$/ },
  name: { label: 'Bankenname', pattern: bankName },
  postalCode: { label: 'PLZ', pattern: postalCodePattern, mayBeBlank: true },
  place: { label: 'Ort', pattern: placeName, mayBeBlank: true },
  bic: { label: 'SWIFT-Code', pattern: bic, mayBeBlank: true },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Whether text is the Austrian directory: a line below a few lines of notice names its columns. */
export function isOenbCsv(content: string): boolean {
  return /^"?Kennzeichen"?;"?Identnummer"?;"?Bankleitzahl"?;/m.test(content);
}

/**
 * Reads the SEPA-Zahlungsverkehrs-Verzeichnis of the Oesterreichische Nationalbank. Of several records with one bank code the first is the holder.
 * Validates every field; invalid lines are skipped and reported.
 */
export function oenbCsvReader(findings: Findings): LineReader {
  const table = new CsvTable(getFieldLabels(columns), findings, ({ line, fields }) => {
    const error = firstFieldError(columns, fields);
    const bankCode = fields.bankCode.padStart(BANK_CODE_LENGTH, '0');
    if (error !== undefined) findings.reject(line, error);
    else findings.add(line, 'AT', plainRecord({ ...fields, bankCode, isHolder: !findings.holds('AT', bankCode) }));
  });
  return table.reader(() => findings.buildSummary(OENB));
}
