import type { BadLine, BankFile, BankFileRecord } from '../bank-file-record.js';

/** Bad lines that are told; all are counted. */
const MAX_SENT = 100;

/** Gathers what a reader finds, line by line: good records by country, bad lines with their reasons. */
export class Findings {
  private readonly records = new Map<string, BankFileRecord[]>();
  private readonly badLines: BadLine[] = [];
  private readonly seen = new Set<string>();
  private lineCount = 0;
  private badLineCount = 0;

  /** Keeps a record, unless another one of the same country has its bank code and number, or holds its code already. */
  keep(line: number, country: string, record: BankFileRecord): void {
    const reason = this.duplicate(country, record);
    if (reason !== undefined) return this.reject(line, reason);
    this.lineCount++;
    const ofCountry = this.records.get(country);
    if (ofCountry) ofCountry.push(record);
    else this.records.set(country, [record]);
  }

  /** Reports a line that is left out. */
  reject(line: number, reason: string): void {
    this.lineCount++;
    this.badLineCount++;
    if (this.badLines.length < MAX_SENT) this.badLines.push({ line, reason });
  }

  /** Whether a record holds the bank code already. */
  holds(country: string, bankCode: string): boolean {
    return this.seen.has(`${country} holder ${bankCode}`);
  }

  /** Everything that was found. */
  fileOf(source: string): BankFile {
    const countries = [...this.records].map(([country, records]) => ({ country, records }));
    const badLines = this.badLines.toSorted((one, other) => one.line - other.line);
    return { source, countries, lineCount: this.lineCount, badLineCount: this.badLineCount, badLines };
  }

  private duplicate(country: string, { bankCode, isHolder, recordNumber }: BankFileRecord): string | undefined {
    const record = `${country} ${recordNumber}`;
    if (this.seen.has(record)) return `Datensatznummer: ${recordNumber} kommt mehrmals vor.`;
    if (isHolder && this.holds(country, bankCode))
      return `Bankleitzahl: ${bankCode} hat mehrere Datensätze mit Merkmal 1.`;
    this.seen.add(record);
    if (isHolder) this.seen.add(`${country} holder ${bankCode}`);
    return undefined;
  }
}
