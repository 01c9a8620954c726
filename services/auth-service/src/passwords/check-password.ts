import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, Problem } from '@pruefer/contracts';
import { commonPasswords } from './common-passwords.js';

const PRODUCT_NAMES = ['iban-prüfer', 'iban-pruefer', 'ibanprüfer', 'ibanpruefer'];
/** A shorter name is in many words by chance. */
const SHORTEST_NAME = 3;
const loneSurrogate = /\p{Surrogate}/u;

/** Whose password it shall be. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/**
 * Refuses a password that is easy to guess (docs/SECURITY.md B2).
 * @param field of the request, for its errors
 * @throws Problem `password_weak`, `invalid_request` when its length changes beyond the limits in its composed form
 */
export function checkPassword(password: string, { username, email }: PasswordOwner, field: string): void {
  const composed = password.normalize('NFC');
  if (composed.length < PASSWORD_MIN_LENGTH || composed.length > PASSWORD_MAX_LENGTH || loneSurrogate.test(composed)) {
    const message = `Das Passwort muss ${PASSWORD_MIN_LENGTH} bis ${PASSWORD_MAX_LENGTH} Zeichen lang sein.`;
    throw new Problem('invalid_request', { errors: [{ field, code: 'length', message }] });
  }
  const lower = composed.toLowerCase();
  if (commonPasswords().has(lower)) throw weak(field, 'common', 'Dieses Passwort verwenden sehr viele Menschen.');
  const names = [username, email.split('@', 1)[0] ?? ''].filter(({ length }) => length >= SHORTEST_NAME);
  if ([...names, ...PRODUCT_NAMES].some((name) => lower.includes(name.normalize('NFC').toLowerCase()))) {
    const message =
      'Das Passwort darf weder den Benutzernamen noch die E-Mail-Adresse noch den Produktnamen enthalten.';
    throw weak(field, 'contains_name', message);
  }
}

function weak(field: string, code: string, message: string): Problem {
  return new Problem('password_weak', { errors: [{ field, code, message }] });
}
