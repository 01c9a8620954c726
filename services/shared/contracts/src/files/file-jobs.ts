import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IfGiven } from '../fields/if-given.js';
import { Nested, NestedList } from '../fields/nested.js';
import { Trimmed } from '../fields/trimmed.js';

const MAX_FILE_BYTES = 1_000_000_000;
/** Largest piece of an upload. */
export const MAX_PIECE_BYTES = 2 * 1_024 * 1_024;
/** File jobs of a contract that may wait for their file, their start or their end. */
export const MAX_OPEN_FILE_JOBS = 10;
/** File jobs of a contract, with those that have ended. */
export const MAX_FILE_JOBS = 1_000;
/** Bytes of all files and results of a contract. */
export const MAX_STORED_FILE_BYTES = 20_000_000_000;
/** Days after which a file job and its files are deleted. */
export const FILE_JOB_DAYS = 7;
/** Rejected lines that a preflight lists; the error file has all of them. */
export const MAX_LISTED_LINES = 100;

/** Characters of a column's name that a preflight shows, and by which the column can be chosen. */
export const MAX_COLUMN_NAME = 200;
const MAX_FILE_NAME = 200;

const fileJobKinds = ['validate'] as const;
export type FileJobKind = (typeof fileJobKinds)[number];

/**
 * `checking`: the file is complete and its rows are counted. `ready`: waits for its start. `finished_with_errors`: at least one row has no verdict.
 * `expired`: not finished within a day.
 */
const fileJobStates = [
  'uploading',
  'checking',
  'ready',
  'running',
  'succeeded',
  'finished_with_errors',
  'failed',
  'cancelled',
  'expired',
] as const;
export type FileJobState = (typeof fileJobStates)[number];

const fileFormats = ['csv', 'ndjson', 'pain.001', 'pain.008'] as const;
export type FileFormat = (typeof fileFormats)[number];

const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

const fileDelimiters = [',', ';', '\t'] as const;
export type FileDelimiter = (typeof fileDelimiters)[number];

/** A new job; its file is uploaded afterwards. */
export class CreateFileJobBody {
  @IsIn(fileJobKinds) kind!: FileJobKind;
  /** Name of the file as the customer knows it; never used as a path. */
  @Trimmed()
  @IsNotEmpty({ message: 'Bitte geben Sie den Namen der Datei an.' })
  @MaxLength(MAX_FILE_NAME)
  name!: string;
  /** Length of the whole file. */
  @IsInt()
  @Min(1)
  @Max(MAX_FILE_BYTES, { message: 'Die Datei darf höchstens 1.000.000.000 Bytes haben.' })
  bytes!: number;
}

/** Choices for reading a CSV file that the preflight could not make; names of columns are those of the preflight. */
export class FileChoice {
  @IsOptional() @IsIn(fileDelimiters) delimiter?: FileDelimiter;
  @IsOptional() @IsIn(fileEncodings) encoding?: FileEncoding;
  @IsOptional() @IsBoolean() hasHeader?: boolean;
  @IsOptional() @IsString() @MaxLength(MAX_COLUMN_NAME) ibanColumn?: string;
  @IsOptional() @IsString() @MaxLength(MAX_COLUMN_NAME) bicColumn?: string;
  @IsOptional() @IsString() @MaxLength(MAX_COLUMN_NAME) referenceColumn?: string;
}

/** The file layout that the preflight found. */
export class FileReading {
  @IsIn(fileFormats) format!: FileFormat;
  @IsIn(fileEncodings) encoding!: FileEncoding;
  /** null: not a CSV file. */
  @IsOptional() @IsIn(fileDelimiters) delimiter!: FileDelimiter | null;
  @IsBoolean() hasHeader!: boolean;
  @IsArray() @IsString({ each: true }) columns!: string[];
  /** null: several columns may be meant, and the customer must choose one of `ibanColumns`. */
  @IsOptional() @IsString() ibanColumn!: string | null;
  @IsArray() @IsString({ each: true }) ibanColumns!: string[];
  @IsOptional() @IsString() bicColumn!: string | null;
  @IsOptional() @IsString() referenceColumn!: string | null;
}

class PreviewRow {
  /** Line in the file, from 1; for SEPA files the number of the transaction. */
  @IsInt() line!: number;
  @IsString() iban!: string;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() reference!: string | null;
}

class RejectedLine {
  @IsInt() line!: number;
  /** Stable name of the reason. */
  @IsString() reason!: string;
  /** Sentence in the language of the call. */
  @IsString() message!: string;
}

/** Result of reading the whole file, before anything is charged. */
export class FilePreflight {
  @Nested(() => FileReading) reading!: FileReading;
  /** Rows without the header and empty lines. */
  @IsInt() rows!: number;
  /** Rows without an IBAN to check; they cost nothing. */
  @IsInt() rejected!: number;
  /** Checks that the start takes from the quota. */
  @IsInt() price!: number;
  /** First five rows that can be checked, while the job waits for its start; empty in the list. */
  @NestedList(() => PreviewRow) preview!: PreviewRow[];
  /** The first 100. */
  @NestedList(() => RejectedLine) rejectedLines!: RejectedLine[];
}

/** Rows of a job that has started. */
export class FileCounts {
  @IsInt() valid!: number;
  @IsInt() invalid!: number;
  /** Rows without a verdict: rejected ones, and those that were not reached. */
  @IsInt() failed!: number;
  /** Checks taken from the quota; while the job runs all of its price, afterwards those of its verdicts. 0 for a test key. */
  @IsInt() charged!: number;
}

class FileJobFacts {
  @IsUUID() id!: string;
  @IsIn(fileJobKinds) kind!: FileJobKind;
  @IsString() name!: string;
  @IsIn(fileJobStates) state!: FileJobState;
  @IsInt() bytes!: number;
  /** Uploaded bytes. */
  @IsInt() received!: number;
  /** Sentence in the language of the call: why the job failed, was cancelled or expired, or why the file could not be read as chosen. Otherwise null. */
  @IsOptional() @IsString() failure!: string | null;
  /** Rows that were read since the start. */
  @IsInt() done!: number;
  @IsOptional() @Nested(() => FileCounts) counts!: FileCounts | null;
  @IsISO8601() createdAt!: string;
  @IsOptional() @IsISO8601() startedAt!: string | null;
  @IsOptional() @IsISO8601() endedAt!: string | null;
  /** When the job and its files are deleted. */
  @IsISO8601() deletedAt!: string;
}

export class FileJob extends FileJobFacts {
  /** null until the file was read. */
  @IsOptional() @Nested(() => FilePreflight) preflight!: FilePreflight | null;
  /** Remaining calls of the quota; null for a test key. */
  @IfGiven() @IsOptional() @IsInt() available?: number | null;
}

/** A job as staff see it: nothing of what its file holds. */
export class StaffFileJob extends FileJobFacts {
  /** Rows, and checks that the start takes from the quota; null until the file was read. */
  @IsOptional() @IsInt() rows!: number | null;
  @IsOptional() @IsInt() price!: number | null;
}

/** Content of the webhook that reports the end of a started job. */
export interface FinishedJob extends FileCounts {
  readonly id: string;
  readonly state: FileJobState;
  readonly endedAt: string;
  readonly rows: number;
}

/** Newest first. */
export class StaffFileJobPage {
  @NestedList(() => StaffFileJob) items!: StaffFileJob[];
  @IsInt() total!: number;
}
