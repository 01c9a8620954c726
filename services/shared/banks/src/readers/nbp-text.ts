import { bankCodePattern } from '../lines/bank-code-of-country.js';
import { bankName, bic, type FieldRule, firstFieldError } from '../lines/field-rule.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { buildRecordId, plainRecord } from '../lines/plain-record.js';

export const NBP = 'Narodowy Bank Polski';
const MIN_CELLS = 20;

/** Indexes of the used fields in a line of more than thirty. */
const fieldsOfLine = {
  name: { index: 1, label: 'Feld 2 (Name)', pattern: bankName },
  bankCode: { index: 4, label: 'Feld 5 (numer rozliczeniowy)', pattern: bankCodePattern('PL')! },
  bic: { index: 19, label: 'Feld 20 (BIC)', pattern: bic, mayBeBlank: true },
} as const satisfies Readonly<Record<string, FieldRule & { readonly index: number }>>;

/** Whether text is the Polish register of clearing numbers: no heading, tabs, the number in the fifth field. */
export function isNbpText(content: string): boolean {
  return /^[^\t\n]*\t[^\t\n]+\t[^\t\n]*\t[^\t\n]*\t *\d{8} *\t(?:[^\t\n]*\t){14}/m.test(content);
}

/**
 * Reads the register of clearing numbers (EWIB) of Narodowy Bank Polski. Quotes are literal. Of several lines with one number the first is the
 * holder. Validates every used field; invalid lines are skipped and reported.
 */
export function nbpTextReader(findings: Findings): LineReader {
  return {
    read(line, number) {
      if (line.trim() === '') return;
      const cells = line.split('\t').map((cell) => cell.trim());
      if (cells.length < MIN_CELLS)
        return findings.reject(number, `Die Zeile hat ${cells.length} statt mindestens ${MIN_CELLS} Felder.`);
      const fields = toBankFields(cells);
      const error = firstFieldError(fieldsOfLine, fields);
      if (error !== undefined) return findings.reject(number, error);
      const id = buildRecordId(fields.bankCode, number, findings.holds('PL', fields.bankCode));
      findings.add(number, 'PL', plainRecord({ ...id, ...fields, postalCode: '', place: '' }));
    },
    end: () => findings.buildSummary(NBP),
  };
}

function toBankFields(cells: readonly string[]) {
  const { name, bankCode, bic: ownBic } = fieldsOfLine;
  return {
    name: cells[name.index] ?? '',
    bankCode: cells[bankCode.index] ?? '',
    bic: (cells[ownBic.index] ?? '').toUpperCase(),
  };
}
