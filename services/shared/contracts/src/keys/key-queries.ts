import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { DigitsAsNumber } from '../digits-as-number.js';
import { Trimmed } from '../trimmed.js';

/** Rows of a page unless another number is asked for, and the most there may be. */
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

/** Least used percentages to filter by; the live figures mark a quota as high from 80. */
export const usedPercents = ['70', '80', '90', '100'] as const;
export type UsedPercent = (typeof usedPercents)[number];

/** Keys that have expired, or will within this time. */
export const keyExpiries = ['expired', '7d', '30d'] as const;
export type KeyExpiry = (typeof keyExpiries)[number];

/** Keys that have not been used for this time, or never. */
export const keyIdleTimes = ['30d', '90d', 'never'] as const;
export type KeyIdleTime = (typeof keyIdleTimes)[number];

/** `-` in front means descending. Rows without the value come last in both directions. */
export const apiKeySorts = [
  'createdAt',
  '-createdAt',
  'clientName',
  '-clientName',
  'quota',
  '-quota',
  'used',
  '-used',
  // Used of the quota.
  'share',
  '-share',
  'expiresAt',
  '-expiresAt',
  'lastUsedAt',
  '-lastUsedAt',
] as const;
export type ApiKeySort = (typeof apiKeySorts)[number];

/** A page whose rows do not move when others come or go meanwhile. */
export class CursorPageQuery extends PageQuery {
  /** `nextCursor` of the page before, asked with the same filter and order; `offset` then means nothing. */
  @IsOptional() @MaxLength(1_000) @IsString() cursor?: string;
}

export class ApiKeysQuery extends CursorPageQuery {
  /** Part of client name, client e-mail or key id, in any case. */
  @IsOptional() @MaxLength(200) @IsString() search?: string;
  @IsOptional() @IsIn(apiKeyStatuses) status?: ApiKeyStatus;
  /** Renewed keys too; `false` unless said otherwise. */
  @IsOptional() @IsIn(['true', 'false']) showRenewed?: 'true' | 'false';
  @IsOptional() @IsIn(usedPercents) usedFrom?: UsedPercent;
  @IsOptional() @IsIn(keyExpiries) expiry?: KeyExpiry;
  @IsOptional() @IsIn(keyIdleTimes) unusedFor?: KeyIdleTime;
  @IsOptional() @IsIn(apiKeySorts) sort?: ApiKeySort;
}

/** The newest bookings first. */
export class BookingsQuery extends CursorPageQuery {
  /** Only those of one order: a form can ask while it is being typed. */
  @IsOptional() @Trimmed() @MaxLength(100) @IsString() orderNumber?: string;
}
