import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { DigitsAsNumber } from './digits-as-number.js';

/** Default and maximum number of rows of a page. */
export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_OFFSET = 1_000_000;

const cursorSentence = 'Diese Seite gibt es nicht mehr. Bitte beginnen Sie bei der ersten.';
/** The form of a cursor, which callers take from an answer and never read. */
export const IsCursor = (): PropertyDecorator => Matches(/^[\w-]{1,200}$/, { message: cursorSentence });

/** One page of a list. */
export class PagingQuery {
  /** Rows of the page, 20 by default. */
  @IsOptional() @DigitsAsNumber() @Max(MAX_PAGE_SIZE) @Min(1) @IsInt() limit?: number;
  /** Rows before the page. */
  @IsOptional() @DigitsAsNumber() @Max(MAX_OFFSET) @Min(0) @IsInt() offset?: number;
}

/** Paging by cursor, which neither repeats nor skips rows when others are added or removed. */
export class CursorPagingQuery extends PagingQuery {
  /** `nextCursor` of the previous page, with the same filter and order; `offset` is then ignored. */
  @IsOptional() @MaxLength(1_000) @IsString() cursor?: string;
}
