import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { bankAuthorities, type BankAuthority, MAX_BANK_TEXT } from '../banks/bank-source.js';
import { IfGiven } from '../fields/if-given.js';

/** Facts about the bank of a checked IBAN; null is unknown. Holds no account number. */
export class BankDetails {
  @IsOptional() @IsString() @MaxLength(40) bankCode!: string | null;
  @IsOptional() @IsString() @MaxLength(20) bic!: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_BANK_TEXT) bankName!: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_BANK_TEXT) bankAddress!: string | null;
  /** Authority and, next, publisher of the data; both are left out for the country's known register, the usual case. */
  @IfGiven() @IsIn(bankAuthorities) authority?: BankAuthority;
  @IfGiven() @IsString() @MaxLength(MAX_BANK_TEXT) publisher?: string;
}
