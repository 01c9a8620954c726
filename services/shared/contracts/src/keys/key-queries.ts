import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { DigitsAsNumber } from '../digits-as-number.js';
import { Trimmed } from '../trimmed.js';

/** Default and maximum number of rows of a page. */
export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_OFFSET = 1_000_000;

const cursorSentence = 'Diese Seite gibt es nicht mehr. Bitte beginnen Sie bei der ersten.';
export const IsCursor = (): PropertyDecorator => Matches(/^[\w-]{1,200}$/, { message: cursorSentence });

export class PageQuery {
  @IsOptional() @DigitsAsNumber() @Max(MAX_PAGE_SIZE) @Min(1) @IsInt() limit?: number;
  @IsOptional() @DigitsAsNumber() @Max(MAX_OFFSET) @Min(0) @IsInt() offset?: number;
}

export const apiKeyStatuses = ['all', 'active', 'inactive'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];

/** Minimum used percentages to filter by; the live figures count a key as high from 80. */
export const usedPercents = ['70', '80', '90', '100'] as const;
export type UsedPercent = (typeof usedPercents)[number];

/** Filter for keys that have expired, or expire within this time. */
export const keyExpiries = ['expired', '7d', '30d'] as const;
export type KeyExpiry = (typeof keyExpiries)[number];

/** Filter for keys without use in this time, or ever. */
export const keyIdleTimes = ['30d', '90d', 'never'] as const;
export type KeyIdleTime = (typeof keyIdleTimes)[number];

/** A leading `-` means descending. Rows without the value come last in both directions. */
export const apiKeySorts = [
  'createdAt',
  '-createdAt',
  'clientName',
  '-clientName',
  'quota',
  '-quota',
  'used',
  '-used',
  // Used share of the quota.
  'share',
  '-share',
  'expiresAt',
  '-expiresAt',
  'lastUsedAt',
  '-lastUsedAt',
] as const;
export type ApiKeySort = (typeof apiKeySorts)[number];

/** Paging by cursor, which neither repeats nor skips rows when others are added or removed. */
export class CursorPageQuery extends PageQuery {
  /** `nextCursor` of the previous page, with the same filter and order; `offset` is then ignored. */
  @IsOptional() @MaxLength(1_000) @IsString() cursor?: string;
}

export class ApiKeysQuery extends CursorPageQuery {
  /** Part of client name, client e-mail or key id, case-insensitive. */
  @IsOptional() @MaxLength(200) @IsString() search?: string;
  @IsOptional() @IsIn(apiKeyStatuses) status?: ApiKeyStatus;
  /** Whether to include renewed keys; default `false`. */
  @IsOptional() @IsIn(['true', 'false']) showRenewed?: 'true' | 'false';
  @IsOptional() @IsIn(usedPercents) usedFrom?: UsedPercent;
  @IsOptional() @IsIn(keyExpiries) expiry?: KeyExpiry;
  @IsOptional() @IsIn(keyIdleTimes) unusedFor?: KeyIdleTime;
  @IsOptional() @IsIn(apiKeySorts) sort?: ApiKeySort;
}

export class BookingsQuery extends CursorPageQuery {
  /** Only bookings of one order, for a check while staff types the number. */
  @IsOptional() @Trimmed() @MaxLength(100) @IsString() orderNumber?: string;
}
