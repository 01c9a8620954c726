import { IsInt, IsIP, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { Nested } from '../nested.js';
import { CleanUpLogs } from './log-cleanup.js';

/** The user who asked for a job, for the audit of the service that does the work. */
export class JobActor {
  @IsOptional() @IsUUID() userId?: string;
  @IsString() @MaxLength(64) name!: string;
  @IsOptional() @IsIP() address?: string;
  @IsOptional() @IsString() @MaxLength(64) requestId?: string;
}

/** A cleanup on its way through a job: the same id again is answered with the same number and does nothing. */
export class CleanUpLogsForJob extends CleanUpLogs {
  @IsUUID() jobId!: string;
  /** null: a schedule. */
  @IsOptional() @Nested(() => JobActor) actor!: JobActor | null;
}

/** Amount of log data and of due rows, for the overview of retention. null: the query timed out. */
export class KeptLogs {
  /** Days for which full IBANs, full addresses and dead letters are kept. */
  @IsInt() @Min(1) detailsDays!: number;
  /** Rows with full values that are older. */
  @IsOptional() @IsInt() @Min(0) dueDetails!: number | null;
  @IsOptional() @IsInt() @Min(0) dueDeadLetters!: number | null;
  /** On disk, with indexes. */
  @IsOptional() @IsInt() @Min(0) logBytes!: number | null;
  /** Estimate from the complete days among the last 30, without full values; null: no complete day. */
  @IsOptional() @IsInt() @Min(0) bytesPerMonth!: number | null;
}
