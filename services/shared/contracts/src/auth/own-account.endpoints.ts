import { IsArray, IsBoolean, IsInt, IsISO8601, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { list, one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { Message } from '../message.js';
import { PASSWORD_MAX_LENGTH } from '../fields/password.js';

export class OwnSession {
  /** Identifies the session for `endSession`; it is not a token. */
  @IsString() id!: string;
  /** Browser and operating system as text. */
  @IsString() device!: string;
  /** Shortened address of the sign-in; empty: not recorded. */
  @IsString() network!: string;
  @IsISO8601() since!: string;
  @IsISO8601() lastSeen!: string;
  /** Whether it is the session of this request. */
  @IsBoolean() isCurrent!: boolean;
}

/** Number of unused recovery codes. */
export class RecoveryCodesLeft {
  @IsInt() left!: number;
}

/** New recovery codes require password and code in one request, like a login (docs/SECURITY.md B4, B12). */
export class RenewRecoveryCodesBody {
  @MaxLength(PASSWORD_MAX_LENGTH)
  @IsString()
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr aktuelles Passwort ein.' })
  currentPassword!: string;
  @Matches(/^\d{6}$/, { message: 'Bitte geben Sie einen 6-stelligen Code ein.' }) totpCode!: string;
}

export class RenewedRecoveryCodes {
  /** Only this answer contains them; earlier codes become invalid. */
  @IsArray() @IsString({ each: true }) recoveryCodes!: string[];
}

const ownAccount = { tag: 'Anmeldung', service: 'auth', access: 'manager' } as const;

export const logout = endpoint({
  title: 'Abmelden',
  tag: 'Anmeldung',
  service: 'auth',
  access: 'session',
  method: 'POST',
  path: '/api/auth/logout',
  response: one(Message),
  problems: [],
});
/** Lists valid sessions, at most 100: the current one first, then by last use. */
export const listSessions = endpoint({
  ...ownAccount,
  title: 'Eigene Sitzungen auflisten',
  method: 'GET',
  path: '/api/auth/sessions',
  compressed: true,
  response: list(OwnSession),
  problems: [],
});
export const endSession = endpoint({
  ...ownAccount,
  title: 'Eigene Sitzung beenden',
  method: 'POST',
  path: '/api/auth/sessions/:id/end',
  response: one(Message),
  problems: ['session_unknown'],
});
/** Ends all sessions of the user, including the current one. */
export const endAllSessions = endpoint({
  ...ownAccount,
  title: 'Alle eigenen Sitzungen beenden',
  method: 'POST',
  path: '/api/auth/sessions/end-all',
  response: one(Message),
  problems: [],
});
export const readRecoveryCodes = endpoint({
  ...ownAccount,
  title: 'Übrige Wiederherstellungscodes zählen',
  method: 'GET',
  path: '/api/auth/recovery-codes',
  response: one(RecoveryCodesLeft),
  problems: [],
});
/** Returns ten new codes and ends the other sessions of the user. */
export const renewRecoveryCodes = endpoint({
  ...ownAccount,
  title: 'Wiederherstellungscodes erneuern',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  body: RenewRecoveryCodesBody,
  response: one(RenewedRecoveryCodes),
  problems: ['current_password_wrong', 'totp_invalid', 'too_many_attempts'],
});
