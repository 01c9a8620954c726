import {
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { Message } from '../message.js';
import { Nested } from '../fields/nested.js';
import { type Role, roles } from '../users/roles.js';
import { NewPassword, PASSWORD_MAX_LENGTH } from '../fields/password.js';

/** Number of recovery codes that verify-2fa returns, each for one login. */
export const RECOVERY_CODES = 10;

const sixDigits = /^\d{6}$/;
const codeSentence = 'Bitte geben Sie einen 6-stelligen Code ein.';

export class SessionUser {
  @IsString() username!: string;
  @IsIn(roles) role!: Role;
  @IsBoolean() twoFactorEnabled!: boolean;
}

/** Name and password; users with two-factor also send a code of the app or one of the recovery codes. */
export class LoginBody {
  @MaxLength(254) @IsString() @IsNotEmpty({ message: 'Bitte geben Sie Ihren Benutzernamen ein.' }) username!: string;
  @MaxLength(PASSWORD_MAX_LENGTH)
  @IsString()
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr Passwort ein.' })
  password!: string;
  @IsOptional() @Matches(sixDigits, { message: codeSentence }) totpCode?: string;
  /** Blanks, dashes and lower case are accepted. */
  @IsOptional() @MaxLength(40) @IsString() recoveryCode?: string;
}

/** Either a token with its user, or both null and `requiresTwoFactor`: the caller repeats the login with a code. */
export class LoginAnswer {
  /** Bearer token; without two-factor it only allows its setup. */
  @IsOptional() @IsString() token!: string | null;
  @IsOptional() @Nested(() => SessionUser) user!: SessionUser | null;
  @IsBoolean() requiresTwoFactor!: boolean;
}

/** A secret that takes effect when the user verifies it within ten minutes. */
export class TwoFactorSetup {
  /** Base32, for manual entry in an app. */
  @IsString() secret!: string;
  /** The secret as a QR code: data URL of a PNG image. */
  @IsString() qrCodeData!: string;
}

export class VerifyTwoFactorBody {
  @Matches(sixDigits, { message: codeSentence }) token!: string;
}

export class TwoFactorVerified {
  /** Full bearer token; the previous one is no longer valid. */
  @IsString() token!: string;
  @Nested(() => SessionUser) user!: SessionUser;
  /** Only this answer contains them; earlier codes become invalid. */
  @IsArray() @IsString({ each: true }) recoveryCodes!: string[];
}

/** Changes the user's own password, which requires the current one; with `userId` an admin changes that of another user. */
export class ChangePasswordBody {
  @IsOptional() @MaxLength(PASSWORD_MAX_LENGTH) @IsString() currentPassword?: string;
  @NewPassword() newPassword!: string;
  @IsOptional() @IsUUID() userId?: string;
}

const auth = { tag: 'Anmeldung', service: 'auth' } as const;

export const currentUser = endpoint({
  ...auth,
  title: 'Angemeldeter Benutzer',
  method: 'GET',
  path: '/api/auth/user',
  access: 'session',
  response: one(SessionUser),
  problems: [],
});
export const login = endpoint({
  ...auth,
  title: 'Anmelden',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: LoginBody,
  response: one(LoginAnswer),
  problems: ['login_failed', 'too_many_attempts'],
});
export const setUpTwoFactor = endpoint({
  ...auth,
  title: 'Zwei-Faktor-Authentifizierung einrichten',
  method: 'POST',
  path: '/api/auth/setup-2fa',
  access: 'session',
  response: one(TwoFactorSetup),
  problems: ['login_too_old'],
});
export const verifyTwoFactor = endpoint({
  ...auth,
  title: 'Zwei-Faktor-Authentifizierung bestätigen',
  method: 'POST',
  path: '/api/auth/verify-2fa',
  access: 'session',
  body: VerifyTwoFactorBody,
  response: one(TwoFactorVerified),
  problems: ['setup_required', 'totp_invalid', 'totp_replayed', 'too_many_attempts'],
});
export const changePassword = endpoint({
  ...auth,
  title: 'Passwort ändern',
  method: 'PUT',
  path: '/api/auth/change-password',
  access: 'manager',
  body: ChangePasswordBody,
  response: one(Message),
  problems: ['current_password_wrong', 'password_weak', 'too_many_attempts', 'user_unknown'],
});
