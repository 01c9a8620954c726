/** Who stands behind bank data: the country's register, a publisher who made it from one, or volunteers. */
export type BankAuthority = 'register' | 'derived' | 'community';

/** Who stands behind bank data that is not the file of the country's known register. */
export interface OtherSource {
  readonly authority: BankAuthority;
  readonly publisher: string;
}

/** The bank that took over when a bank code goes. */
export interface Successor {
  readonly code: string;
  readonly name: string | null;
  readonly bic: string | null;
}

/** What a verdict needs of one bank; plain JSON, stored with the verdict as it is. */
export interface BankRecord {
  readonly code: string;
  readonly name: string;
  readonly bic: string | null;
  /** "PLZ Ort"; null when the publisher gives none. */
  readonly address: string | null;
  /** What `address` begins with; null when the publisher gives none. Left out: not known, as in verdicts that were stored before. */
  readonly postalCode?: string | null;
  /** Every BIC of the bank code, that of the bank itself first; left out when there is no other than `bic`. */
  readonly bics?: readonly string[];
  /** How account numbers carry their check digit (Germany: 00 … E4); null when the publisher names no method. */
  readonly method: string | null;
  /** `planned`: the publisher announces that the code goes; `merged`: it has gone into its successor's and is still paid to; `done`: it is void with this file. */
  readonly deletion?: 'planned' | 'merged' | 'done';
  readonly successor?: Successor;
}

/** The banks that are known, by country and bank code. Immutable except for the date passing. */
export interface BankDirectory {
  /** Date of validity and SHA-256 prefix of the file, for example `2026-09-07-1a2b3c4d`. */
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  /** Last day on which the file is in force; null when its publisher names none. */
  readonly validUntil: string | null;
  readonly authority: BankAuthority;
  /** Who publishes the file. */
  readonly source: string;
  /** True once `validUntil` has passed: an unknown bank code is then only a warning. */
  readonly outdated: boolean;
  /** Whether the directory holds the banks of a country at all. */
  covers(country: string): boolean;
  find(country: string, bankCode: string): BankRecord | undefined;
}
