import type { BankAuthority } from '@pruefer/iban';
import type { BadLine, BankFileRecord, BankFileSummary, TakeRecord } from '../bank-file-record.js';

/** Bad lines that are reported; all are counted. */
const MAX_SENT = 100;

/** Identifiers that were there already, as numbers where they are digits: a million of them in a few megabytes. */
interface Seen {
  readonly records: Set<number | string>;
  readonly holders: Set<number | string>;
}

/** Gathers what a reader finds, line by line: hands good records on, counts all lines, keeps bad ones with their reasons. */
export class Findings {
  private readonly badLines: BadLine[] = [];
  private readonly seen = new Map<string, Seen>();
  private lineCount = 0;
  badLineCount = 0;

  constructor(private readonly take: TakeRecord) {}

  /** Hands a record on, unless another one of the same country has its number, or holds its bank code already. */
  keep(line: number, country: string, record: BankFileRecord): void {
    this.keepAll(line, country, [record]);
  }

  /** Hands the records of one line on, up to one whose number or bank code is there already. */
  keepAll(line: number, country: string, records: readonly BankFileRecord[]): void {
    for (const record of records) {
      const reason = this.duplicate(country, record);
      if (reason !== undefined) return this.reject(line, reason);
      this.take(country, record);
    }
    this.lineCount++;
  }

  /** Reports a line that is left out. */
  reject(line: number, reason: string): void {
    this.lineCount++;
    this.badLineCount++;
    if (this.badLines.length < MAX_SENT) this.badLines.push({ line, reason });
  }

  /** Whether a record holds the bank code already. */
  holds(country: string, bankCode: string): boolean {
    return this.seen.get(country)?.holders.has(keyOf(bankCode)) ?? false;
  }

  /**
   * What was found besides the records.
   * @param source who publishes the file
   */
  summaryOf(source: string, authority: BankAuthority = 'register'): BankFileSummary {
    const { lineCount, badLineCount } = this;
    const badLines = this.badLines.toSorted((one, other) => one.line - other.line);
    return { source, authority, lineCount, badLineCount, badLines };
  }

  private duplicate(country: string, { bankCode, isHolder, recordNumber }: BankFileRecord): string | undefined {
    const seen = this.seen.get(country) ?? { records: new Set(), holders: new Set() };
    this.seen.set(country, seen);
    const record = keyOf(recordNumber);
    const holder = keyOf(bankCode);
    if (seen.records.has(record)) return `Datensatznummer: ${recordNumber} kommt mehrmals vor.`;
    if (isHolder && seen.holders.has(holder)) return `Bankleitzahl: ${bankCode} hat mehrere Datensätze mit Merkmal 1.`;
    seen.records.add(record);
    if (isHolder) seen.holders.add(holder);
    return undefined;
  }
}

/** The 1 in front keeps zeros in front apart. */
function keyOf(identifier: string): number | string {
  return /^\d{1,14}$/.test(identifier) ? Number(`1${identifier}`) : identifier;
}
