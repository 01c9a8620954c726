import { IsBoolean, IsInt, IsISO8601, IsString, Matches, MaxLength, IsNotEmpty, IsArray } from 'class-validator';
import { list, one } from '../answer.js';
import { endpoint } from '../endpoint.js';
import { Message } from '../message.js';
import { PASSWORD_MAX_LENGTH } from '../password.js';

export class OwnSession {
  /** Names it for ending it; opens nothing. */
  @IsString() id!: string;
  /** Browser and system in words. */
  @IsString() device!: string;
  /** The shortened address it was begun from; empty when it was never noted. */
  @IsString() network!: string;
  @IsISO8601() since!: string;
  @IsISO8601() lastSeen!: string;
  /** The one that asks. */
  @IsBoolean() isCurrent!: boolean;
}

/** Number of unused recovery codes. */
export class RecoveryCodesLeft {
  @IsInt() left!: number;
}

/** New recovery codes want what a login wants, in one request (docs/SECURITY.md B4, B12). */
export class RenewRecoveryCodes {
  @MaxLength(PASSWORD_MAX_LENGTH)
  @IsString()
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr aktuelles Passwort ein.' })
  currentPassword!: string;
  @Matches(/^\d{6}$/, { message: 'Bitte geben Sie einen 6-stelligen Code ein.' }) totpCode!: string;
}

export class RenewedRecoveryCodes {
  /** Shown this once; earlier ones are void. */
  @IsArray() @IsString({ each: true }) recoveryCodes!: string[];
}

const own = { tag: 'Anmeldung', service: 'auth', access: 'manager' } as const;

export const logout = endpoint({
  title: 'Abmelden',
  tag: 'Anmeldung',
  service: 'auth',
  access: 'session',
  method: 'POST',
  path: '/api/auth/logout',
  answer: one(Message),
  problems: [],
});
/** Those that are alive, the one that asks first, then by their last use; at most 100. */
export const listSessions = endpoint({
  ...own,
  title: 'Eigene Sitzungen auflisten',
  method: 'GET',
  path: '/api/auth/sessions',
  compressed: true,
  answer: list(OwnSession),
  problems: [],
});
export const endSession = endpoint({
  ...own,
  title: 'Eigene Sitzung beenden',
  method: 'POST',
  path: '/api/auth/sessions/:id/end',
  answer: one(Message),
  problems: ['session_unknown'],
});
/** All of them, the one that asks too. */
export const endAllSessions = endpoint({
  ...own,
  title: 'Alle eigenen Sitzungen beenden',
  method: 'POST',
  path: '/api/auth/sessions/end-all',
  answer: one(Message),
  problems: [],
});
export const readRecoveryCodes = endpoint({
  ...own,
  title: 'Übrige Wiederherstellungscodes zählen',
  method: 'GET',
  path: '/api/auth/recovery-codes',
  answer: one(RecoveryCodesLeft),
  problems: [],
});
/** Ten new ones; the other sessions of the user end. */
export const renewRecoveryCodes = endpoint({
  ...own,
  title: 'Wiederherstellungscodes erneuern',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  body: RenewRecoveryCodes,
  answer: one(RenewedRecoveryCodes),
  problems: ['current_password_wrong', 'totp_invalid', 'too_many_attempts'],
});
