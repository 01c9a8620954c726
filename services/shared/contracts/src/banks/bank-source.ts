import { IsIn, IsOptional, IsString } from 'class-validator';

/**
 * Origin of bank data.
 * - `register`: the file of the authority or clearing house that keeps the country's register
 * - `derived`: made from such a register by another publisher, or by a rule of the country
 * - `community`: gathered by volunteers; not official
 */
export const bankAuthorities = ['register', 'derived', 'community'] as const;
export type BankAuthority = (typeof bankAuthorities)[number];

/** Maximum length of name, address and publisher of a bank in events and log rows. */
export const MAX_BANK_TEXT = 120;

/** Source of the facts about a bank. null means "unknown", never "no". */
export class BankSource {
  @IsIn(bankAuthorities) authority!: BankAuthority;
  @IsString() publisher!: string;
  /** First day on which the data applies (YYYY-MM-DD). */
  @IsOptional() @IsString() date!: string | null;
  /** Version of the bank directory: date of validity and SHA-256 prefix of its file. */
  @IsOptional() @IsString() dataVersion!: string | null;
}
