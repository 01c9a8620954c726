import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { event } from '../event.js';

/** What is known of the bank behind a checked IBAN. Holds no account number. */
export class BankDetails {
  @IsOptional() @IsString() @MaxLength(40) bankCode!: string | null;
  @IsOptional() @IsString() @MaxLength(20) bic!: string | null;
  @IsOptional() @IsString() @MaxLength(120) bankName!: string | null;
  @IsOptional() @IsString() @MaxLength(120) bankAddress!: string | null;
}

/** Statuses of the log: 200 valid, 400 invalid IBAN, 401 refused key, 429 quota used up, 503 taken back because the caller got no answer. */
export const answeredStatuses = [200, 400, 401, 429, 503] as const;
export type AnsweredStatus = (typeof answeredStatuses)[number];

/** One verdict or refusal of validation-service. Every copy and repeat carries the same values, but for one that takes another back. */
export class ValidationAnswered {
  @IsUUID() id!: string;
  /** When the gateway received the check; its UTC day decides the partition. */
  @IsISO8601() at!: string;
  @IsOptional() @IsInt() contractId!: number | null;
  @IsOptional() @IsString() @MaxLength(64) keyId!: string | null;
  /** The caller's full address: kept for the log's `LOG_DETAILS_DAYS`. */
  @IsString() @MaxLength(45) address!: string;
  /** Shortened to /24 or /48: kept for ever. */
  @IsString() @MaxLength(45) addressShort!: string;
  /** Keyed hash (HMAC-SHA-256, hex) of the full address, for exact search at any age. */
  @IsString() @MaxLength(64) addressHash!: string;
  /** The full IBAN (setting `full`): kept as long; null in the settings `masked` and `none`. */
  @IsOptional() @IsString() @MaxLength(38) iban!: string | null;
  /** Country, check digits … last four, in the setting `masked`; null where the reader masks the full one itself, and in the setting `none`. */
  @IsOptional() @IsString() @MaxLength(38) ibanMasked!: string | null;
  @IsString() @MaxLength(64) ibanHash!: string;
  /** Country of the IBAN, `??` when there is none by that code. */
  @IsString() @MaxLength(2) country!: string;
  @IsIn(answeredStatuses) status!: AnsweredStatus;
  /** Wait in the gateway plus the time to the verdict, in milliseconds. */
  @IsNumber() @Min(0) responseTimeMs!: number;
  @IsOptional() @IsString() @MaxLength(64) errorCode!: string | null;
  @IsOptional() @IsString() @MaxLength(500) errorMessage!: string | null;
  @IsOptional() @ValidateNested() @Type(() => BankDetails) bankDetails!: BankDetails | null;
  @IsOptional() @IsString() @MaxLength(40) dataVersion!: string | null;
  @IsString() @MaxLength(64) requestId!: string;
  /** The caller got 503 after all and the charge was taken back: this holds, whatever another event of this id says. */
  @IsOptional() @IsBoolean() reversed?: boolean;
}

/** One answered check, whatever the answer. Producer: validation-service. Consumer: log-service. No message key: nothing depends on order. */
export const ValidationAnsweredV1 = event('validation.answered.v1', ValidationAnswered);
