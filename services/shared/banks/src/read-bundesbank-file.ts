import type { BadLine, BankFile, BankFileRecord } from './bank-file-record.js';

const LINE_LENGTH = 168;

/** One field of the layout; places from 1, as the publisher counts. */
interface FieldRule {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly pattern: RegExp;
  readonly mayBeBlank?: true;
}

/** Starts and ends with something that can be seen and holds no control character. */
const text = /^[^\s\u0000-\u001f\u007f-\u009f](?:[^\u0000-\u001f\u007f-\u009f]*[^\s\u0000-\u001f\u007f-\u009f])?$/;
const fiveDigits = /^\d{5}$/;

const layout = {
  bankCode: { label: 'Bankleitzahl', from: 1, to: 8, pattern: /^[1-8]\d{7}$/ },
  holder: { label: 'Merkmal', from: 9, to: 9, pattern: /^[12]$/ },
  name: { label: 'Bezeichnung', from: 10, to: 67, pattern: text },
  postalCode: { label: 'PLZ', from: 68, to: 72, pattern: fiveDigits },
  place: { label: 'Ort', from: 73, to: 107, pattern: text },
  shortName: { label: 'Kurzbezeichnung', from: 108, to: 134, pattern: text },
  pan: { label: 'PAN', from: 135, to: 139, pattern: fiveDigits, mayBeBlank: true },
  bic: { label: 'BIC', from: 140, to: 150, pattern: /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, mayBeBlank: true },
  method: { label: 'Prüfzifferberechnungsmethode', from: 151, to: 152, pattern: /^(?:\d|[A-E])\d$/ },
  recordNumber: { label: 'Datensatznummer', from: 153, to: 158, pattern: /^\d{6}$/ },
  change: { label: 'Änderungskennzeichen', from: 159, to: 159, pattern: /^[ADMU]$/ },
  deletion: { label: 'Bankleitzahllöschung', from: 160, to: 160, pattern: /^[01]$/ },
  successor: { label: 'Nachfolge-Bankleitzahl', from: 161, to: 168, pattern: /^(?:00000000|[1-8]\d{7})$/ },
} as const satisfies Readonly<Record<string, FieldRule>>;

type FieldName = keyof typeof layout;
const rules = Object.entries(layout) as [FieldName, FieldRule][];

/**
 * Reads the Bundesbank's bank code file in its fixed-width layout: ISO-8859-1, 168 characters a line, no header.
 * Every field of every line is checked; a line that is wrong is left out and reported. Never throws.
 */
export function readBundesbankFile(file: Uint8Array): BankFile {
  // As UTF-8 every umlaut would shift the columns behind it.
  const lines = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const records: BankFileRecord[] = [];
  const badLines: BadLine[] = [];
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const record = readLine(line);
    const reason = typeof record === 'string' ? record : duplicate(record, seen);
    if (reason !== undefined) badLines.push({ line: index + 1, reason });
    else if (typeof record !== 'string') records.push(record);
  });
  return { records, badLines };
}

/** The record, or why the line is none. */
function readLine(line: string): BankFileRecord | string {
  if (line.length !== LINE_LENGTH) return `Die Zeile hat ${line.length} statt ${LINE_LENGTH} Zeichen.`;
  const fields = {} as Record<FieldName, string>;
  for (const [name, { label, from, to, pattern, mayBeBlank }] of rules) {
    const value = line.slice(from - 1, to).trimEnd();
    if (!(mayBeBlank && value === '') && !pattern.test(value)) return `${label}: „${value}“ ist hier nicht erlaubt.`;
    fields[name] = value;
  }
  return recordOf(fields);
}

function recordOf({ holder, deletion, ...fields }: Record<FieldName, string>): BankFileRecord {
  return {
    ...fields,
    isHolder: holder === '1',
    pan: fields.pan || null,
    bic: fields.bic || null,
    change: fields.change as BankFileRecord['change'],
    deletionPlanned: deletion === '1',
    successor: fields.successor === '00000000' ? null : fields.successor,
  };
}

/** A record number is given once, and one record alone holds a bank code. */
function duplicate({ bankCode, isHolder, recordNumber }: BankFileRecord, seen: Set<string>): string | undefined {
  if (seen.has(recordNumber)) return `Datensatznummer: ${recordNumber} kommt mehrmals vor.`;
  if (isHolder && seen.has(bankCode)) return `Bankleitzahl: ${bankCode} hat mehrere Datensätze mit Merkmal 1.`;
  seen.add(recordNumber);
  if (isHolder) seen.add(bankCode);
  return undefined;
}
