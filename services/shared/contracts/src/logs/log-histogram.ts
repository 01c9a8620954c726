import { IsBoolean, IsInt, IsISO8601, Min } from 'class-validator';
import { NestedList } from '../fields/nested.js';

/** Number of stored rows in one interval by status: `success` 2xx, `refused` 4xx, `failed` 5xx. */
export class LogBucket {
  @IsISO8601() begin!: string;
  /** Start of the next interval, usable as `endDate`. */
  @IsISO8601() end!: string;
  @IsInt() @Min(0) success!: number;
  @IsInt() @Min(0) refused!: number;
  @IsInt() @Min(0) failed!: number;
}

/** Rows of the filter over time, the oldest interval first, empty ones included. */
export class LogHistogram {
  /** Usual length of a bucket; clock changes make single buckets longer or shorter. */
  @IsInt() bucketSeconds!: number;
  @NestedList(() => LogBucket) buckets!: LogBucket[];
  /** False: the query took too long, so the buckets are empty; only with a filter on address, IBAN or request id. */
  @IsBoolean() isComplete!: boolean;
}
