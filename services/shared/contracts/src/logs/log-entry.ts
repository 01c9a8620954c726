import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { EntryFields, shape } from './described-class.js';
import type { RequestEntry } from './request-fields.js';

/** One stored row that counts `count` requests. Holds full values while they are kept, later shortened ones with `…` or `/`. */
@EntryFields
export class LogEntry extends shape<RequestEntry>() {}

export class LogPage {
  @ValidateNested({ each: true }) @Type(() => LogEntry) logs!: LogEntry[];
  /** Stored rows that the filter finds, at the time of the first page. */
  @IsInt() @Min(0) total!: number;
  /** false: there are more than `total`, shown as "über 10.000"; only with a filter on address, IBAN or request id. */
  @IsBoolean() totalIsExact!: boolean;
  /** Number of rows before this page. */
  @IsInt() @Min(0) offset!: number;
  /** The page that follows; null on the last one. */
  @IsOptional() @IsString() nextCursor!: string | null;
  /** The page before; null on the first one. */
  @IsOptional() @IsString() previousCursor!: string | null;
}
