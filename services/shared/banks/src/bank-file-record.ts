import type { BankAuthority } from '@pruefer/iban';

/** One record of a bank file, in the 13 fields of the Bundesbank's layout; null: blank or not published. */
export interface BankFileRecord {
  readonly bankCode: string;
  /** True: the record of the bank code itself. False: a branch with the same code. */
  readonly isHolder: boolean;
  readonly name: string;
  readonly postalCode: string | null;
  readonly place: string | null;
  readonly shortName: string | null;
  readonly pan: string | null;
  readonly bic: string | null;
  /** Check digit method of account numbers: 00 … 99, A0 … E4; only in the Bundesbank's file. */
  readonly method: string | null;
  readonly recordNumber: string;
  /** A new, D deleted with this file, M modified, U unchanged. */
  readonly change: 'A' | 'D' | 'M' | 'U';
  readonly deletionPlanned: boolean;
  readonly successor: string | null;
}

/** A skipped line with the reason in German. */
export interface BadLine {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

interface CountryBanks {
  readonly country: string;
  readonly records: readonly BankFileRecord[];
}

export type OnRecord = (country: string, record: BankFileRecord) => void;

export interface BankFileSummary {
  readonly source: string;
  readonly authority: BankAuthority;
  /** First valid day (YYYY-MM-DD), if the file contains it. */
  readonly date?: string;
  /** Lines or entries with a record, valid and invalid. */
  readonly lineCount: number;
  readonly badLineCount: number;
  /** The first bad lines, limited to a readable number. */
  readonly badLines: readonly BadLine[];
}

export interface BankFile extends BankFileSummary {
  readonly countries: readonly CountryBanks[];
}
