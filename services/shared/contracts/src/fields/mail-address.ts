import { IsEmail } from 'class-validator';
import { Readable } from './readable.js';

/** Quoted local parts (RFC 5321), refused because they may contain blanks, line ends and other addresses. */
const quotesAndBlanks = '"\\s\\x00-\\x1f\\x7f';

/** Requires one mail address that is safe in a mail header, a log and a file and has no invisible characters. */
export function IsMailAddress(): PropertyDecorator {
  const checks = [Readable(), IsEmail({ blacklisted_chars: quotesAndBlanks })];
  return (target, property) => checks.forEach((check) => check(target, property));
}
