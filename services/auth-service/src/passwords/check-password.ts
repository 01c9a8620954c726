import { foldedText, passwordError, Problem, PRODUCT_NAME } from '@pruefer/contracts';
import { commonPasswords } from './common-passwords.js';
import { isEverydayPassword } from './everyday-password.js';

/** A shorter name is in many words by chance. */
const MIN_NAME_LENGTH = 3;
const loneSurrogate = /\p{Surrogate}/u;
const noLetterOrDigit = /[^\p{L}\p{N}]/gu;
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The account of the password. */
interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/**
 * Refuses a password that is easy to guess (docs/SECURITY.md B2).
 * @param field of the request, for its errors
 * @throws Problem `password_weak`, `invalid_request` when it is too short or too long in its composed form, or all alike
 */
export function checkPassword(password: string, { username, email }: PasswordOwner, field: string): void {
  const problem = loneSurrogate.test(password) ? unreadable : passwordError(password);
  if (problem) throw new Problem('invalid_request', { errors: [{ field, ...problem }] });
  if (isCommon(password)) throw weakPassword(field, 'common', 'Dieses Passwort verwenden sehr viele Menschen.');
  const mailName = email.split('@', 1)[0] ?? '';
  if ([username, mailName, PRODUCT_NAME].some((name) => contains(password, name))) {
    const message =
      'Das Passwort darf weder den Benutzernamen noch die E-Mail-Adresse noch den Produktnamen enthalten.';
    throw weakPassword(field, 'contains_name', message);
  }
  if (isEverydayPassword(password, extractWords(username, email)))
    throw weakPassword(field, 'everyday', everydaySentence);
}

const everydaySentence =
  'Das Passwort besteht fast nur aus bekannten Wörtern, Namen, Jahreszahlen, Ziffern oder Tastenfolgen. Nehmen Sie mindestens vier Wörter, die nicht zusammengehören.';

const unreadable = { code: 'length', message: 'Das Passwort enthält ein halbes Zeichen. Bitte geben Sie es neu ein.' };

function isCommon(password: string): boolean {
  const spellings = [password.normalize('NFC'), foldedText(password)];
  return spellings.some((spelling) => commonPasswords().has(spelling.toLowerCase()));
}

/** The parts of user name and mail address: `anna.gross@bank.example` has four. */
function extractWords(...names: readonly string[]): string[] {
  return names.flatMap((name) => name.split(noLetterOrDigit)).filter((word) => word.length >= MIN_NAME_LENGTH);
}

/** Whether a password contains a name, in any spelling of either. */
function contains(password: string, name: string): boolean {
  const inPassword = listSpellings(password);
  return listSpellings(name).some(
    (spelling, way) => spelling.length >= MIN_NAME_LENGTH && inPassword[way]?.includes(spelling),
  );
}

/** The ways to write a text: as it is or with its umlauts written out, each with its dots and dashes and without. */
function listSpellings(text: string): string[] {
  const writtenOut = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (umlaut) => umlauts[umlaut]!);
  const folded = [foldedText(text), foldedText(writtenOut)];
  return [...folded, ...folded.map((spelling) => spelling.replace(noLetterOrDigit, ''))];
}

function weakPassword(field: string, code: string, message: string): Problem {
  return new Problem('password_weak', { errors: [{ field, code, message }] });
}
