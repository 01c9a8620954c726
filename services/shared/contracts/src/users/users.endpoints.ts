import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { file, listOrPage, one } from '../definition/response-kinds.js';
import { NestedList } from '../fields/nested.js';
import { NewPassword } from '../fields/password.js';
import { endpoint } from '../definition/endpoint.js';
import { Message } from '../message.js';
import { IsMailAddress } from '../fields/mail-address.js';
import { repeatProblems } from '../problems/request.problems.js';
import { Trimmed } from '../fields/trimmed.js';
import { type Role, roles } from './roles.js';
import { UserSelection, UsersQuery } from './user-queries.js';

/** Allows Latin letters of European languages and Vietnamese, no lookalikes of other scripts, widths or ligatures (docs/SECURITY.md E1). */
const userName = /^(?!.*[×÷ĸĿŀĲĳŉſẚẛ])[a-zA-Z0-9._@\u00C0-\u017FƠơƯư\u01CD-\u01DC\u0218-\u021B\u1E00-\u1EFF-]{3,64}$/u;
const userNameSentence = 'Bitte geben Sie 3 bis 64 lateinische Buchstaben, Ziffern oder die Zeichen . _ - @ ein.';
const roleSentence = 'Bitte wählen Sie eine Rolle.';

export class AdminUser {
  @IsString() id!: string;
  @IsString() username!: string;
  @IsString() email!: string;
  @IsIn(roles) role!: Role;
  @IsBoolean() isActive!: boolean;
  @IsBoolean() twoFactorEnabled!: boolean;
  @IsOptional() @IsISO8601() lastLogin!: string | null;
  @IsInt() version!: number;
}

export class UserPage {
  @NestedList(() => AdminUser) items!: AdminUser[];
  @IsInt() total!: number;
}

export class CreateUserBody {
  @Trimmed() @Matches(userName, { message: userNameSentence }) username!: string;
  @Trimmed() @MaxLength(254) @IsMailAddress() email!: string;
  @NewPassword() password!: string;
  @IsIn(roles, { message: roleSentence }) role!: Role;
}

/** A field that is left out stays unchanged. */
export class ChangeUserBody {
  @IsOptional() @Trimmed() @Matches(userName, { message: userNameSentence }) username?: string;
  @IsOptional() @Trimmed() @MaxLength(254) @IsMailAddress() email?: string;
  @IsOptional() @IsIn(roles, { message: roleSentence }) role?: Role;
  @IsOptional() @IsBoolean() isActive?: boolean;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

const users = { tag: 'Benutzer', service: 'auth', access: 'admin' } as const;

/** Lists the newest users first; without parameters at most 1,000. */
export const listUsers = endpoint({
  ...users,
  title: 'Benutzer auflisten',
  method: 'GET',
  path: '/api/admin/users',
  polled: true,
  compressed: true,
  query: UsersQuery,
  response: listOrPage(AdminUser, UserPage),
  problems: [],
});
export const exportUsers = endpoint({
  ...users,
  title: 'Benutzer als CSV-Datei',
  method: 'POST',
  path: '/api/admin/users/export',
  body: UserSelection,
  response: file('text/csv; charset=utf-8'),
  problems: ['exports_busy'],
});
export const createUser = endpoint({
  ...users,
  title: 'Benutzer anlegen',
  method: 'POST',
  path: '/api/admin/users',
  body: CreateUserBody,
  response: one(AdminUser),
  problems: [...repeatProblems, 'username_taken', 'email_taken', 'password_weak'],
});
export const changeUser = endpoint({
  ...users,
  title: 'Benutzer bearbeiten',
  method: 'PUT',
  path: '/api/admin/users/:id',
  body: ChangeUserBody,
  response: one(AdminUser),
  problems: ['user_unknown', 'username_taken', 'email_taken', 'last_admin', 'self_change', 'version_conflict'],
});
/** Resets two-factor for a user without app and recovery codes: the next login requires a new setup. */
export const resetTwoFactor = endpoint({
  ...users,
  title: 'Zwei-Faktor-Authentifizierung zurücksetzen',
  method: 'POST',
  path: '/api/admin/users/:id/reset-2fa',
  response: one(Message),
  problems: ['user_unknown', 'self_change'],
});
