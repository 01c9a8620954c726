import { IsString, MaxLength, MinLength } from 'class-validator';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** A password that somebody chooses; the server also compares it with common ones and with the user's names. */
export function NewPassword(): PropertyDecorator {
  const checks = [
    MaxLength(PASSWORD_MAX_LENGTH, {
      message: `Das Passwort darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen lang sein.`,
    }),
    MinLength(PASSWORD_MIN_LENGTH, {
      message: `Das Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein.`,
    }),
    IsString({ message: 'Bitte geben Sie ein Passwort ein.' }),
  ];
  return (target, property) => checks.forEach((check) => check(target, property));
}
