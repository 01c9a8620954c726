import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsISO8601, Min, ValidateNested } from 'class-validator';

/** Stored rows of one span of time by class of status. */
export class LogBucket {
  @IsISO8601() begin!: string;
  /** Begin of the next one: what `endDate` wants. */
  @IsISO8601() end!: string;
  /** 2xx. */
  @IsInt() @Min(0) success!: number;
  /** 4xx. */
  @IsInt() @Min(0) refused!: number;
  /** 5xx. */
  @IsInt() @Min(0) failed!: number;
}

/** The filter's rows over time, empty spans too, the oldest first. */
export class LogHistogram {
  /** Usual length of a bucket; a day or part of one is longer or shorter when clocks change. */
  @IsInt() bucketSeconds!: number;
  @ValidateNested({ each: true }) @Type(() => LogBucket) buckets!: LogBucket[];
  /** false: it would have taken too long, and the buckets are empty; only with a filter on address, IBAN or request id over many rows. */
  @IsBoolean() isComplete!: boolean;
}
