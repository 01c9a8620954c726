import type { BankFileRecord } from '../bank-file-record.js';
import {
  BUNDESBANK,
  type BundesbankField,
  bundesbankFieldNames,
  bundesbankFields,
  bundesbankRecord,
} from './bundesbank-fields.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';

const LINE_LENGTH = 168;

/** Whether text is the Bundesbank's bank code file in its fixed-width layout: a line begins with a bank code and its mark. */
export function isBundesbankText(content: string): boolean {
  return /^\d{8}[12].{159}\r?$/m.test(content);
}

/**
 * Reads the Bundesbank's bank code file in its fixed-width layout: 168 characters a line, no header.
 * Validates every field; invalid lines are skipped and reported.
 */
export function bundesbankTextReader(findings: Findings): LineReader {
  return {
    read(line, number) {
      const record = readLine(line);
      if (typeof record === 'string') findings.reject(number, record);
      else findings.add(number, 'DE', record);
    },
    end: () => findings.buildSummary(BUNDESBANK),
  };
}

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
