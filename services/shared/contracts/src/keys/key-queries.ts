import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { CursorPagingQuery } from '../fields/paging.js';
import { Trimmed } from '../fields/trimmed.js';

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

export class ApiKeysQuery extends CursorPagingQuery {
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

export class BookingsQuery extends CursorPagingQuery {
  /** Only bookings of one order, for a check while staff types the number. */
  @IsOptional() @Trimmed() @MaxLength(100) @IsString() orderNumber?: string;
}
