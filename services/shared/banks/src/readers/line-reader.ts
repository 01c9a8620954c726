import type { BankFileSummary } from '../bank-file-record.js';

/** Reads one publisher's layout, line by line. Never throws. */
export interface LineReader {
  /** @param number from 1 */
  take(line: string, number: number): void;
  /** @returns undefined when it was no such file after all */
  end(): BankFileSummary | undefined;
}
