import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { list, one } from '../answer.js';
import { NewPassword } from '../auth/password.js';
import { endpoint } from '../endpoint.js';
import { Message } from '../message.js';
import { IsMailAddress } from '../mail-address.js';
import { Trimmed } from '../trimmed.js';
import { type Role, roles } from './roles.js';

/**
 * One script, so that no letter of another one stands in for a Latin one: the letters of European languages and Vietnamese, in one width,
 * without those that are two letters in one sign (docs/SECURITY.md E1).
 */
const userName = /^(?!.*[×÷ĸĿŀĲĳŉſẚẛ])[a-zA-Z0-9._@\u00C0-\u017FƠơƯư\u01CD-\u01DC\u0218-\u021B\u1E00-\u1EFF-]{3,64}$/u;
const userNameSentence = 'Bitte geben Sie 3 bis 64 lateinische Buchstaben, Ziffern oder die Zeichen . _ - @ ein.';
const roleSentence = 'Bitte wählen Sie eine Rolle.';

/** A user as the list shows it. */
export class AdminUser {
  @IsString() id!: string;
  @IsString() username!: string;
  @IsString() email!: string;
  @IsIn(roles) role!: Role;
  @IsBoolean() isActive!: boolean;
  @IsBoolean() twoFactorEnabled!: boolean;
  /** null: never. */
  @IsOptional() @IsISO8601() lastLogin!: string | null;
  /** Rises with every edit; sent back, an edit on an old state is refused. */
  @IsInt() version!: number;
}

export class CreateUser {
  @Trimmed() @Matches(userName, { message: userNameSentence }) username!: string;
  @Trimmed() @MaxLength(254) @IsMailAddress() email!: string;
  @NewPassword() password!: string;
  @IsIn(roles, { message: roleSentence }) role!: Role;
}

/** What is left out stays as it is. */
export class ChangeUser {
  @IsOptional() @Trimmed() @Matches(userName, { message: userNameSentence }) username?: string;
  @IsOptional() @Trimmed() @MaxLength(254) @IsMailAddress() email?: string;
  @IsOptional() @IsIn(roles, { message: roleSentence }) role?: Role;
  @IsOptional() @IsBoolean() isActive?: boolean;
  /** The version that was edited; without it the edit is made on whatever is there. */
  @IsOptional() @Min(1) @IsInt() version?: number;
}

const users = { service: 'auth', access: 'admin' } as const;

export const listUsers = endpoint({
  ...users,
  method: 'GET',
  path: '/api/admin/users',
  polled: true,
  compressed: true,
  answer: list(AdminUser),
  problems: [],
});
export const createUser = endpoint({
  ...users,
  method: 'POST',
  path: '/api/admin/users',
  body: CreateUser,
  answer: one(AdminUser),
  problems: ['username_taken', 'email_taken', 'password_weak'],
});
export const changeUser = endpoint({
  ...users,
  method: 'PUT',
  path: '/api/admin/users/:id',
  body: ChangeUser,
  answer: one(AdminUser),
  problems: ['user_unknown', 'username_taken', 'email_taken', 'last_admin', 'self_change', 'version_conflict'],
});
/** For somebody who has lost the app and the recovery codes: the next login asks to set two-factor up. */
export const resetTwoFactor = endpoint({
  ...users,
  method: 'POST',
  path: '/api/admin/users/:id/reset-2fa',
  answer: one(Message),
  problems: ['user_unknown', 'self_change'],
});
