import { IsEmail, type ValidationOptions } from 'class-validator';

/** What RFC 5321 allows between quotes: blanks, line ends and other addresses. No real address needs them. */
const quotesAndBlanks = '"\\s\\x00-\\x1f\\x7f';

/** Wants one mail address that is safe in a mail's head, a log and a file. */
export function IsMailAddress(options?: ValidationOptions): PropertyDecorator {
  return IsEmail({ blacklisted_chars: quotesAndBlanks }, options);
}
