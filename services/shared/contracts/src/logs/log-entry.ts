import { IsBoolean, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { EntryFields } from './described-class.js';
import type { RequestEntry } from './request-fields.js';
import { NestedList } from '../fields/nested.js';
import { shape } from '../fields/shape.js';

/** One stored row of `count` requests. Contains full values while they are stored, later shortened ones with `…` or `/`. */
@EntryFields
export class LogEntry extends shape<RequestEntry>() {}

export class LogPage {
  @NestedList(() => LogEntry) logs!: LogEntry[];
  /** Number of rows that match the filter, counted for the first page. */
  @IsInt() @Min(0) total!: number;
  /** False: more than `total` rows match, shown as "über 10.000"; only with a filter on address, IBAN or request id. */
  @IsBoolean() totalIsExact!: boolean;
  /** Number of rows before this page. */
  @IsInt() @Min(0) offset!: number;
  /** Cursor of the next page; null on the last one. */
  @IsOptional() @IsString() nextCursor!: string | null;
  /** Cursor of the previous page; null on the first one. */
  @IsOptional() @IsString() previousCursor!: string | null;
}
