import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../fields/if-given.js';
import { PagingQuery } from '../fields/paging.js';

/** A leading `-` means descending. Users without a sign-in come last in both directions. */
export const userSorts = [
  'createdAt',
  '-createdAt',
  'username',
  '-username',
  'email',
  '-email',
  'role',
  '-role',
  'twoFactorEnabled',
  '-twoFactorEnabled',
  'isActive',
  '-isActive',
  'lastLogin',
  '-lastLogin',
] as const;
export type UserSort = (typeof userSorts)[number];

const sortSentence = 'Nach dieser Angabe kann die Liste nicht sortiert werden.';

export class UsersQuery extends PagingQuery {
  /** Part of user name or e-mail address, in any case. */
  @IsOptional() @MaxLength(200) @IsString() search?: string;
  @IsOptional() @IsIn(userSorts, { message: sortSentence }) sort?: UserSort;
}

export class UserSelection {
  @IfGiven() @MaxLength(200) @IsString() search?: string;
}
