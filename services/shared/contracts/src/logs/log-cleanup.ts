import { IsInt, IsISO8601, IsOptional, IsString, Min } from 'class-validator';
import { IsDay } from '../fields/day-or-instant.js';
import { NestedList } from '../fields/nested.js';

/** German refusal of a cleanup that includes the last days. @param keptDays number of days that always stay, at least two */
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
  @NestedList(() => LogMonth) logsByMonth!: LogMonth[];
}

export class CleanupStatsQuery {
  /** Left out: the latest allowed day. */
  @IsOptional() @IsDay() date?: string;
}

export class CleanupStats {
  /** A cleanup would delete rows before the start of this day in the configured zone. */
  @IsDay() date!: string;
  @IsDay() latestDate!: string;
  /** Number of last days whose rows are never deleted. */
  @IsInt() @Min(1) keptDays!: number;
  @IsInt() @Min(0) logsToDelete!: number;
  @IsOptional() @IsISO8601() oldestLog!: string | null;
}

export class CleanUpLogsBody {
  /** Rows before the start of this day in the configured zone are deleted. */
  @IsDay() date!: string;
}

export class CleanedLogs {
  @IsInt() @Min(0) logsDeleted!: number;
}
