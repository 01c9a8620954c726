import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsInt, IsISO8601, IsOptional, IsString, Max, Min, ValidateNested } from 'class-validator';

/** One kind of data and how long it is kept. */
export class KeptData {
  /** Stable name, for example `log-details`. */
  @IsString() name!: string;
  /** German: what it is. */
  @IsString() data!: string;
  /** German: how long, and by whose word. */
  @IsString() keptFor!: string;
  /** What is due goes by itself, within minutes or hours. */
  @IsBoolean() isContinuous!: boolean;
  /** When what is due goes, where that has a time of its own. */
  @IsOptional() @IsISO8601() nextRunAt!: string | null;
  /** Rows or files that are due now; null: nobody can tell. */
  @IsOptional() @IsInt() @Min(0) due!: number | null;
}

export const MIN_RETENTION_MONTHS = 2;
export const MAX_RETENTION_MONTHS = 120;

/** How long log rows are kept at most. */
export class LogRetention {
  /** null: until a cleanup is asked for. */
  @IsOptional() @IsInt() @Min(MIN_RETENTION_MONTHS) @Max(MAX_RETENTION_MONTHS) months!: number | null;
}

export class RetentionOverview extends LogRetention {
  /** What a month of log rows takes on disk, roughly; null: nobody can tell. */
  @IsOptional() @IsInt() @Min(0) bytesPerMonth!: number | null;
  @IsOptional() @IsInt() @Min(0) logBytes!: number | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => KeptData) kept!: KeptData[];
}
