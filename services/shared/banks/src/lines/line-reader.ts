import type { BankFileSummary } from '../bank-file-record.js';

/** Reads one publisher's layout, line by line. Never throws. */
export interface LineReader {
  /** @param number from 1 */
  read(line: string, number: number): void;
  /** @returns undefined when it is not such a file */
  end(): BankFileSummary | undefined;
}
