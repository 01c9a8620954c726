import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { PagingQuery } from '../fields/paging.js';
import { Nested, NestedList } from '../fields/nested.js';
import { JobResult } from './job-results.js';

/** Background work that takes too long for one request; at most one job of each kind runs at a time. */
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

const jobTriggers = ['staff', 'schedule', 'command-line'] as const;
export type JobTrigger = (typeof jobTriggers)[number];

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
  @IsIn(jobTriggers) origin!: JobTrigger;
  /** Name of the actor; null: a schedule started it. */
  @IsOptional() @IsString() startedBy!: string | null;
  @IsISO8601() createdAt!: string;
  @IsOptional() @IsISO8601() startedAt!: string | null;
  @IsOptional() @IsISO8601() endedAt!: string | null;
  /** Number of started runs: 0 while it first waits, above 1 after an interruption or "erneut versuchen". */
  @IsInt() @Min(0) attempts!: number;
  @IsOptional() @Nested(() => JobProgress) progress!: JobProgress | null;
  @IsOptional() @IsString() failure!: string | null;
  /** Problem code of the failure, if it has one. */
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
  @ArrayMaxSize(MAX_JOB_LINES) @NestedList(() => JobLine) lines!: JobLine[];
}

export class JobsQuery extends PagingQuery {
  @IsOptional() @IsIn(jobKinds) kind?: JobKind;
  @IsOptional() @IsIn(jobStates) state?: JobState;
}

export class JobPage {
  @NestedList(() => Job) items!: Job[];
  @IsInt() @Min(0) total!: number;
}

export class JobSchedule {
  @IsIn(jobKinds) kind!: JobKind;
  /** German, as in „täglich um 02:15 Uhr“. */
  @IsString() rhythm!: string;
  /** Next start; null: switched off, or currently unknown. */
  @IsOptional() @IsISO8601() nextAt!: string | null;
  /** German: why the schedule is switched off; null: it is on. */
  @IsOptional() @IsString() switchedOff!: string | null;
}

export class StartedJob {
  @Nested(() => Job) job!: Job;
}
