import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../keys/key-queries.js';
import { Nested, NestedList } from '../nested.js';
import { JobResult } from './job-results.js';

/** Work that takes longer than an answer may; of each kind one runs at a time. */
export const jobKinds = [
  'bank-import',
  'bank-data-check',
  'backup',
  'backup-check',
  'restore',
  'restore-drill',
  'log-cleanup',
  'log-retention',
] as const;
export type JobKind = (typeof jobKinds)[number];

const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

const jobOrigins = ['staff', 'schedule', 'command-line'] as const;
export type JobOrigin = (typeof jobOrigins)[number];

export const MAX_JOB_LINES = 200;

export class JobProgress {
  @IsString() @MaxLength(200) step!: string;
  @IsInt() @Min(0) done!: number;
  /** null: the total is unknown. */
  @IsOptional() @IsInt() @Min(0) total!: number | null;
}

export class Job {
  @IsUUID() id!: string;
  @IsIn(jobKinds) kind!: JobKind;
  @IsIn(jobStates) state!: JobState;
  @IsIn(jobOrigins) origin!: JobOrigin;
  /** Name of the actor; of a schedule null. */
  @IsOptional() @IsString() startedBy!: string | null;
  @IsISO8601() createdAt!: string;
  @IsOptional() @IsISO8601() startedAt!: string | null;
  @IsOptional() @IsISO8601() endedAt!: string | null;
  /** 1 for the first run; more after an interruption or "erneut versuchen". */
  @IsInt() @Min(0) attempts!: number;
  @IsOptional() @Nested(() => JobProgress) progress!: JobProgress | null;
  @IsOptional() @IsString() failure!: string | null;
  /** Problem code behind the failure, where there is one. */
  @IsOptional() @IsString() failureCode!: string | null;
  @IsOptional() @Nested(() => JobResult) result!: JobResult | null;
  @IsBoolean() isCancellable!: boolean;
  @IsBoolean() isRepeatable!: boolean;
}

export class JobLine {
  @IsISO8601() at!: string;
  @IsString() @MaxLength(500) text!: string;
}

export class JobDetails extends Job {
  /** Oldest first. */
  @IsArray() @ArrayMaxSize(MAX_JOB_LINES) @ValidateNested({ each: true }) @Type(() => JobLine) lines!: JobLine[];
}

export class JobsQuery extends PageQuery {
  @IsOptional() @IsIn(jobKinds) kind?: JobKind;
  @IsOptional() @IsIn(jobStates) state?: JobState;
}

/** The newest first. */
export class JobPage {
  @NestedList(() => Job) items!: Job[];
  @IsInt() @Min(0) total!: number;
}

export class JobSchedule {
  @IsIn(jobKinds) kind!: JobKind;
  /** German, as in „täglich um 02:15 Uhr“. */
  @IsString() rhythm!: string;
  /** null: switched off, or currently unknown. */
  @IsOptional() @IsISO8601() nextAt!: string | null;
  /** German: why it is switched off; null while it is on. */
  @IsOptional() @IsString() switchedOff!: string | null;
}

export class StartedJob {
  @Nested(() => Job) job!: Job;
}
