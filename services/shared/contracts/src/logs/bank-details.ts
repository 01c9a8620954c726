import { IsOptional, IsString, MaxLength } from 'class-validator';

/** What is known of the bank behind a checked IBAN; null is unknown. Holds no account number. */
export class BankDetails {
  @IsOptional() @IsString() @MaxLength(40) bankCode!: string | null;
  @IsOptional() @IsString() @MaxLength(20) bic!: string | null;
  @IsOptional() @IsString() @MaxLength(120) bankName!: string | null;
  @IsOptional() @IsString() @MaxLength(120) bankAddress!: string | null;
}
