import type { BankAuthority } from '@pruefer/iban';

/** One record of a publisher's bank file, in the 13 fields of the Bundesbank's layout; null: blank, or not published. */
export interface BankFileRecord {
  readonly bankCode: string;
  /** True: this record holds the bank code. False: a branch under the same code. */
  readonly isHolder: boolean;
  readonly name: string;
  readonly postalCode: string | null;
  readonly place: string | null;
  readonly shortName: string | null;
  readonly pan: string | null;
  readonly bic: string | null;
  /** How account numbers carry their check digit: 00 … 99, A0 … E4; only the Bundesbank names it. */
  readonly method: string | null;
  readonly recordNumber: string;
  /** A new, D deleted with this file, M modified, U unchanged. */
  readonly change: 'A' | 'D' | 'M' | 'U';
  readonly deletionPlanned: boolean;
  readonly successor: string | null;
}

/** A line that was left out, with the reason in German for the person who imports. */
export interface BadLine {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

/** The banks of one country in a file. */
export interface CountryBanks {
  /** ISO 3166 code. */
  readonly country: string;
  readonly records: readonly BankFileRecord[];
}

/** Is handed the records of a file one by one. */
export type TakeRecord = (country: string, record: BankFileRecord) => void;

/** What a reader found in a publisher's file besides its records. */
export interface BankFileSummary {
  /** Who publishes it. */
  readonly source: string;
  readonly authority: BankAuthority;
  /** YYYY-MM-DD: from when it holds, where the file itself says so. */
  readonly date?: string;
  /** Lines or entries that hold a record, good and bad. */
  readonly lineCount: number;
  readonly badLineCount: number;
  /** The first bad lines: as many as a person would read. */
  readonly badLines: readonly BadLine[];
}

/** A publisher's file as a whole. */
export interface BankFile extends BankFileSummary {
  readonly countries: readonly CountryBanks[];
}
