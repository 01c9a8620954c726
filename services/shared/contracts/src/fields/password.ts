import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { withoutInvisible } from './invisible.js';

const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;
const MIN_DIFFERENT = 5;

const accentOrBlank = /[\p{M}\s]/gu;

/** Removes blanks, invisible characters, accents, width and case (ß becomes SS). Only for comparison: hashes use the composed text (NFC). */
export function foldedText(text: string): string {
  const plain = withoutInvisible(text.normalize('NFKD')).replace(accentOrBlank, '');
  return plain.toLowerCase().toUpperCase();
}

/** Returns the error of a password that does not depend on its user, or undefined (docs/SECURITY.md B2). */
export function passwordError(password: string): { code: string; message: string } | undefined {
  const composed = password.normalize('NFC');
  const visibleLength = withoutInvisible(composed).length;
  if (visibleLength < PASSWORD_MIN_LENGTH || composed.length > PASSWORD_MAX_LENGTH) {
    const range = `${PASSWORD_MIN_LENGTH} bis ${PASSWORD_MAX_LENGTH}`;
    return { code: 'length', message: `Das Passwort muss ${range} Zeichen lang sein, unsichtbare zählen nicht mit.` };
  }
  if (new Set(foldedText(composed)).size >= MIN_DIFFERENT) return undefined;
  return { code: 'uniform', message: 'Das Passwort muss mindestens fünf verschiedene Zeichen enthalten.' };
}

/** A password that a user chooses; the server also compares it with common ones and with names. */
export function NewPassword(): PropertyDecorator {
  const checks = [
    ValidateBy({
      name: 'isStrong',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || passwordError(value) === undefined,
        defaultMessage: (args) => passwordError(String(args?.value))?.message ?? '',
      },
    }),
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
