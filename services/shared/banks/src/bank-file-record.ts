/** One line of a publisher's bank file, all 13 fields of the Bundesbank's layout; blank fields are null. */
export interface BankFileRecord {
  readonly bankCode: string;
  /** True: this record holds the bank code. False: a branch under the same code. */
  readonly isHolder: boolean;
  readonly name: string;
  readonly postalCode: string;
  readonly place: string;
  readonly shortName: string;
  readonly pan: string | null;
  readonly bic: string | null;
  /** How account numbers carry their check digit: 00 … 99, A0 … E4. */
  readonly method: string;
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

export interface BankFile {
  readonly records: readonly BankFileRecord[];
  readonly badLines: readonly BadLine[];
}
