import { Type } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { IsDay } from '../day-or-instant.js';

/** Rows of the last days that a cleanup always leaves. */
export const KEPT_LOG_DAYS = 30;

export class LogMonth {
  /** YYYY-MM in the configured zone. */
  @IsString() month!: string;
  @IsInt() @Min(0) count!: number;
}

/** How many rows the log holds. */
export class LogStats {
  @IsInt() @Min(0) totalLogs!: number;
  /** null: the log is empty. */
  @IsOptional() @IsISO8601() oldestLog!: string | null;
  /** Oldest first. */
  @ValidateNested({ each: true }) @Type(() => LogMonth) logsByMonth!: LogMonth[];
}

export class CleanupStatsQuery {
  /** Today − 30 days in the configured zone unless another one is asked for. */
  @IsOptional() @IsDay() date?: string;
}

/** What a cleanup would do now. */
export class CleanupStats {
  /** Rows before the begin of this day in the configured zone would go. */
  @IsDay() date!: string;
  /** The latest date that is allowed. */
  @IsDay() latestDate!: string;
  @IsInt() @Min(0) logsToDelete!: number;
  @IsInt() @Min(0) logsToKeep!: number;
  @IsOptional() @IsISO8601() oldestLog!: string | null;
}

export class CleanUpLogs {
  /** Rows before the begin of this day in the configured zone go. */
  @IsDay() date!: string;
}

export class CleanedLogs {
  @IsInt() @Min(0) logsDeleted!: number;
}
