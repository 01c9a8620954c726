import type { BankAuthority } from '@pruefer/iban';
import type { BadLine, BankFileRecord, BankFileSummary, OnRecord } from '../bank-file-record.js';

/** Maximum number of reported bad lines; all are counted. */
const MAX_REPORTED = 100;

/** Identifiers seen so far, as numbers if numeric: there may be a million in a few megabytes. */
interface SeenIdentifiers {
  readonly records: Set<number | string>;
  readonly holders: Set<number | string>;
}

/** Collects a reader's results: passes valid records on, counts all lines and keeps bad ones with reasons. */
export class Findings {
  private readonly badLines: BadLine[] = [];
  private readonly identifiersOf = new Map<string, SeenIdentifiers>();
  private lineCount = 0;
  badLineCount = 0;

  constructor(private readonly onRecord: OnRecord) {}

  /** Passes a record on, unless its number or its bank code's holder is a duplicate in the same country. */
  add(line: number, country: string, record: BankFileRecord): void {
    this.addAll(line, country, [record]);
  }

  /** Passes the records of one line on until the first duplicate. */
  addAll(line: number, country: string, records: readonly BankFileRecord[]): void {
    for (const record of records) {
      const reason = this.duplicate(country, record);
      if (reason !== undefined) return this.reject(line, reason);
      this.onRecord(country, record);
    }
    this.lineCount++;
  }

  /** Counts a bad line; the first `MAX_REPORTED` are kept. @param reason German */
  reject(line: number, reason: string): void {
    this.lineCount++;
    this.badLineCount++;
    if (this.badLines.length < MAX_REPORTED) this.badLines.push({ line, reason });
  }

  /** Whether a previous record is the holder of the bank code. */
  holds(country: string, bankCode: string): boolean {
    return this.identifiersOf.get(country)?.holders.has(toKey(bankCode)) ?? false;
  }

  /** The results without the records. @param source publisher */
  buildSummary(source: string, authority: BankAuthority = 'register'): BankFileSummary {
    const { lineCount, badLineCount } = this;
    const badLines = this.badLines.toSorted((a, b) => a.line - b.line);
    return { source, authority, lineCount, badLineCount, badLines };
  }

  private duplicate(country: string, { bankCode, isHolder, recordNumber }: BankFileRecord): string | undefined {
    const identifiers = this.identifiersOf.get(country) ?? { records: new Set(), holders: new Set() };
    this.identifiersOf.set(country, identifiers);
    const record = toKey(recordNumber);
    const holder = toKey(bankCode);
    if (identifiers.records.has(record)) return `Datensatznummer: ${recordNumber} kommt mehrmals vor.`;
    if (isHolder && identifiers.holders.has(holder))
      return `Bankleitzahl: ${bankCode} hat mehrere Datensätze mit Merkmal 1.`;
    identifiers.records.add(record);
    if (isHolder) identifiers.holders.add(holder);
    return undefined;
  }
}

/** The leading 1 preserves leading zeros. */
function toKey(identifier: string): number | string {
  return /^\d{1,14}$/.test(identifier) ? Number(`1${identifier}`) : identifier;
}
