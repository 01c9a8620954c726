import { IsInt, IsIP, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { Nested } from '../fields/nested.js';
import { CleanUpLogsBody } from './log-cleanup.js';

/** The user that started a job, for the audit entry of the service that carries it out. */
export class JobActor {
  @IsOptional() @IsUUID() userId?: string;
  @IsString() @MaxLength(64) name!: string;
  @IsOptional() @IsIP() address?: string;
  @IsOptional() @IsString() @MaxLength(64) requestId?: string;
}

/** A cleanup that a job requests: a repeat with the same `jobId` deletes nothing and returns the same number. */
export class CleanUpLogsForJobBody extends CleanUpLogsBody {
  @IsUUID() jobId!: string;
  /** null: a schedule started the cleanup. */
  @IsOptional() @Nested(() => JobActor) actor!: JobActor | null;
}

/** Amount of log data and of due rows, for the overview of retention. null: the query timed out. */
export class KeptLogs {
  /** Days for which full IBANs, full addresses and dead letters are kept. */
  @IsInt() @Min(1) detailsDays!: number;
  /** Number of rows with full values older than `detailsDays`. */
  @IsOptional() @IsInt() @Min(0) dueDetails!: number | null;
  @IsOptional() @IsInt() @Min(0) dueDeadLetters!: number | null;
  /** Bytes on disk, including indexes. */
  @IsOptional() @IsInt() @Min(0) logBytes!: number | null;
  /** Estimated bytes from the complete days of the last 30, without full values; null: no complete day. */
  @IsOptional() @IsInt() @Min(0) bytesPerMonth!: number | null;
}
