import { IsBoolean, IsInt, IsISO8601, IsOptional, IsString, Max, Min } from 'class-validator';
import { NestedList } from '../fields/nested.js';

export class KeptData {
  /** Stable name, for example `log-details`. */
  @IsString() name!: string;
  @IsString() data!: string;
  /** German: how long the data is kept, by which rule or setting. */
  @IsString() keptFor!: string;
  /** Due data is deleted continuously, within minutes or hours. */
  @IsBoolean() isContinuous!: boolean;
  /** Time of the next deletion, for data with a schedule. */
  @IsOptional() @IsISO8601() nextRunAt!: string | null;
  /** Rows or files that are due now; null: unknown. */
  @IsOptional() @IsInt() @Min(0) due!: number | null;
}

export const MIN_RETENTION_MONTHS = 2;
export const MAX_RETENTION_MONTHS = 120;

export class LogRetention {
  /** Months for which log rows are kept; null: until staff starts a cleanup. */
  @IsOptional() @IsInt() @Min(MIN_RETENTION_MONTHS) @Max(MAX_RETENTION_MONTHS) months!: number | null;
}

export class RetentionOverview extends LogRetention {
  /** Estimated bytes on disk for a month of log rows; null: unknown. */
  @IsOptional() @IsInt() @Min(0) bytesPerMonth!: number | null;
  @IsOptional() @IsInt() @Min(0) logBytes!: number | null;
  @NestedList(() => KeptData) kept!: KeptData[];
}
