/** Most characters an IBAN may have after cleaning; the longest of the registry has 33, the standard allows 34. */
export const MAX_IBAN_LENGTH = 38;

/** What is read of a text that is no IBAN, to tell what it is instead: a QR code for payments holds 331 bytes, a sentence hardly more. */
export const MAX_RECOGNISED_LENGTH = 1_000;

const blanks = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';
/**
 * Soft hyphen, characters without width, marks and embeddings of a direction, byte order mark: a paste brings them along unseen. Overrides of a
 * direction (U+202D, U+202E) are not among them: with them a person reads the characters in another order than they are sent.
 */
const invisible = '\u00ad\u061c\u200b-\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff';
/** Dashes of every kind, as the inside of a character class. */
export const dashes = '\\-\u2010-\u2015\u2212\uff0d';

/** What a cleaned IBAN no longer has, as the inside of a character class. */
export const removed = `${blanks}${invisible}${dashes}`;

/** Signs that people write between the groups of an IBAN. A plus is the blank of a form that a browser has encoded. */
export const separators = './_,+';
/** Blanks as HTML and addresses write them. */
const writtenBlanks = /&NBSP;|&#160;|%20|%C2%A0/g;
/** One sign between letters and digits. Several in a row stay: they stand for characters that are hidden, as in `DE89...3000`. */
const loneSeparator = new RegExp(`(?<=[A-Z\\d])[${separators}](?=[A-Z\\d])`, 'g');
const beginOfIban = /^(?:IBAN:?)?[A-Z]{2}\d{2}/;

/**
 * A text without separators and written blanks, if it then begins like an IBAN: two letters and two digits. Any other text stays as it is, so
 * that nothing else looks like an IBAN.
 * @param text without blanks and dashes, in capitals and usual forms
 */
export function withoutSeparators(text: string): string {
  const compact = text.replace(writtenBlanks, '').replace(loneSeparator, '');
  return beginOfIban.test(compact) ? compact : text;
}

const allRemoved = new RegExp(`[${removed}]+`, 'g');

/** Letters, digits and signs as wide as an ideograph, from `！` to `～`; each stands this far behind its usual form. */
export const FIRST_WIDE = 0xff01;
export const LAST_WIDE = 0xff5e;
const WIDE_OFFSET = 0xfee0;
const wideForms = /[\uff01-\uff5e]/g;

/** @param code of a full-width form */
export function usualForm(code: number): string {
  return String.fromCharCode(code - WIDE_OFFSET);
}

/**
 * A text without blanks and dashes of every kind, in capitals and usual forms; characters that stand in no IBAN stay. Reads to the end: for
 * texts of bounded length.
 */
export function compacted(text: string): string {
  const compact = text.replace(allRemoved, '').toUpperCase();
  return compact.replace(wideForms, (wide) => usualForm(wide.charCodeAt(0)));
}
