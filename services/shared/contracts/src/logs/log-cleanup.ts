import { Type } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { IsDay } from '../day-or-instant.js';

/** Refuses a cleanup that would take rows of the last days. @param keptDays how many of them always stay, at least two */
export function keptLogsSentence(keptDays: number): string {
  return `Die Logs der letzten ${keptDays} Tage bleiben immer erhalten. Bitte wählen Sie ein früheres Datum.`;
}

export class LogMonth {
  /** YYYY-MM in the configured zone. */
  @IsString() month!: string;
  @IsInt() @Min(0) count!: number;
}

export class LogStats {
  @IsInt() @Min(0) totalLogs!: number;
  /** null: the log is empty. */
  @IsOptional() @IsISO8601() oldestLog!: string | null;
  /** Oldest first. */
  @ValidateNested({ each: true }) @Type(() => LogMonth) logsByMonth!: LogMonth[];
}

export class CleanupStatsQuery {
  /** The latest that is allowed unless another one is asked for. */
  @IsOptional() @IsDay() date?: string;
}

export class CleanupStats {
  /** Rows before the begin of this day in the configured zone would go. */
  @IsDay() date!: string;
  @IsDay() latestDate!: string;
  /** Rows of this many last days are never removed. */
  @IsInt() @Min(1) keptDays!: number;
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
