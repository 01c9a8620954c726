import type { BankFile, BankFileRecord } from '../bank-file-record.js';
import {
  BUNDESBANK,
  type BundesbankField,
  bundesbankFieldNames,
  bundesbankFields,
  bundesbankRecord,
} from './bundesbank-fields.js';
import { Findings } from './findings.js';

const LINE_LENGTH = 168;

/** Whether text is the Bundesbank's bank code file in its fixed-width layout: a line begins with a bank code and its mark. */
export function isBundesbankText(content: string): boolean {
  return /^\d{8}[12].{159}\r?$/m.test(content);
}

/**
 * Reads the Bundesbank's bank code file in its fixed-width layout: 168 characters a line, no header.
 * Every field of every line is checked; a line that is wrong is left out and reported. Never throws.
 */
export function readBundesbankText(content: string): BankFile {
  const lines = content.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const findings = new Findings();
  lines.forEach((line, index) => {
    const record = readLine(line);
    if (typeof record === 'string') findings.reject(index + 1, record);
    else findings.keep(index + 1, 'DE', record);
  });
  return findings.fileOf(BUNDESBANK);
}

/** The record, or why the line is none. */
function readLine(line: string): BankFileRecord | string {
  if (line.length !== LINE_LENGTH) return `Die Zeile hat ${line.length} statt ${LINE_LENGTH} Zeichen.`;
  const fields = {} as Record<BundesbankField, string>;
  let from = 0;
  for (const name of bundesbankFieldNames) {
    const to = from + bundesbankFields[name].width;
    fields[name] = line.slice(from, to).trimEnd();
    from = to;
  }
  return bundesbankRecord(fields);
}
