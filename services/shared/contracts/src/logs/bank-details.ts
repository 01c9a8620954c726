import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type BankAuthority, bankAuthorities, MAX_BANK_TEXT } from '../banks/bank-source.js';
import { IfGiven } from '../if-given.js';

/** What is known of the bank behind a checked IBAN; null is unknown. Holds no account number. */
export class BankDetails {
  @IsOptional() @IsString() @MaxLength(40) bankCode!: string | null;
  @IsOptional() @IsString() @MaxLength(20) bic!: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_BANK_TEXT) bankName!: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_BANK_TEXT) bankAddress!: string | null;
  /** Who says so; both are left out for the country's known register, as of nearly all rows. */
  @IfGiven() @IsIn(bankAuthorities) authority?: BankAuthority;
  @IfGiven() @IsString() @MaxLength(MAX_BANK_TEXT) publisher?: string;
}
