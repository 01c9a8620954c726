import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Min,
  ValidateNested,
} from 'class-validator';

/** What the check found out about the bank; null is unknown. */
export class LoggedBankDetails {
  @IsOptional() @IsString() bankCode!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() bankName!: string | null;
  @IsOptional() @IsString() bankAddress!: string | null;
}

/** One stored row. It stands for one request, or for `count` that were refused at the entry within ten seconds. */
export class LogEntry {
  @IsString() id!: string;
  @IsISO8601() timestamp!: string;
  /** null: a public request. */
  @IsOptional() @IsString() apiKeyId!: string | null;
  /** Of the key; null until keys-service has published it, and for public requests. */
  @IsOptional() @IsString() clientName!: string | null;
  /** Whole, or, with a `/`, the network that is left of it once full values have gone; null: unknown. */
  @IsOptional() @IsString() ipAddress!: string | null;
  /** Whole, or masked with `…`; null: none is stored. */
  @IsOptional() @IsString() iban!: string | null;
  @IsInt() statusCode!: number;
  /** Milliseconds; null: nobody measured. */
  @IsOptional() @IsNumber() responseTime!: number | null;
  /** ISO code of the IBAN's country, `??` unknown. */
  @IsString() country!: string;
  @IsOptional() @IsString() errorCode!: string | null;
  @IsOptional() @IsString() errorMessage!: string | null;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => LoggedBankDetails) bankDetails!: LoggedBankDetails | null;
  /** Version of the bank data. */
  @IsOptional() @IsString() dataVersion!: string | null;
  @IsOptional() @IsString() requestId!: string | null;
  @IsInt() @Min(1) count!: number;
}

/** One page of the log. */
export class LogPage {
  @ValidateNested({ each: true }) @Type(() => LogEntry) logs!: LogEntry[];
  /** Stored rows that the filter finds, at the time of the first page. */
  @IsInt() @Min(0) total!: number;
  /** false: there are more than `total`, shown as "über 10.000"; only with a filter on address, IBAN or request id. */
  @IsBoolean() totalIsExact!: boolean;
  /** How many rows come before the first one of this page. */
  @IsInt() @Min(0) offset!: number;
  /** The page that follows; null on the last one. */
  @IsOptional() @IsString() nextCursor!: string | null;
  /** The page before; null on the first one. */
  @IsOptional() @IsString() previousCursor!: string | null;
}
