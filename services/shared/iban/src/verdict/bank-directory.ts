export type BankAuthority = 'register' | 'derived' | 'community';

/** Origin of bank data other than the country's known register. */
export interface OtherSource {
  readonly authority: BankAuthority;
  readonly publisher: string;
}

interface Successor {
  readonly code: string;
  readonly name: string | null;
  readonly bic: string | null;
}

/** The facts about a bank that a verdict needs; plain JSON, stored with the verdict. */
export interface BankRecord {
  readonly code: string;
  readonly name: string;
  readonly bic: string | null;
  /** "PLZ Ort"; null when the publisher gives none. */
  readonly address: string | null;
  /** Postal code at the beginning of `address`; null: the publisher gives none. Left out: unknown, as in verdicts stored before this field. */
  readonly postalCode?: string | null;
  /** All BICs of the bank code, the bank's own first; left out when `bic` is the only one. */
  readonly bics?: readonly string[];
  /** Check digit method of the account numbers (Germany: 00 … E4); null when the publisher names none. */
  readonly method: string | null;
  /** `planned`: deletion announced; `merged`: merged into its successor, payments still arrive; `done`: deleted with this file. */
  readonly deletion?: 'planned' | 'merged' | 'done';
  readonly successor?: Successor;
}

/** Bank records by country and bank code. Immutable, except that `outdated` depends on the date. */
export interface BankDirectory {
  /** Start of validity and SHA-256 prefix of the file, for example `2026-09-07-1a2b3c4d`. */
  readonly version: string;
  readonly validFrom: string;
  /** Last day of the file's validity; null when its publisher names none. */
  readonly validUntil: string | null;
  readonly authority: BankAuthority;
  readonly source: string;
  /** True after `validUntil`: an unknown bank code is then only a warning. */
  readonly outdated: boolean;
  covers(country: string): boolean;
  find(country: string, bankCode: string): BankRecord | undefined;
}

/** All BICs of the bank code, the bank's own first. */
export function listBics({ bic, bics }: BankRecord): readonly string[] {
  return bics ?? (bic === null ? [] : [bic]);
}
