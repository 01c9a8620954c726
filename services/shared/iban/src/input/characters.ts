/** Maximum length after cleaning; the longest of the registry has 33 characters, the standard allows 34. */
export const MAX_CLEANED_LENGTH = 38;

/** Characters read to recognise other inputs: a QR code for payments has at most 331 bytes, a sentence hardly more. */
export const MAX_RECOGNISED_LENGTH = 1_000;

const blanks = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';
/**
 * Soft hyphen, zero-width characters, direction marks and embeddings, byte order mark: invisible parts of pasted text. Direction overrides (U+202D,
 * U+202E) are not removed: they change the order in which a person reads the characters.
 */
const invisible = '\u00ad\u061c\u200b-\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff';
/** Dashes of every kind, for a character class. */
export const dashes = '\\-\u2010-\u2015\u2212\uff0d';

/** Characters that cleaning removes, for a character class. */
export const removedCharacters = `${blanks}${invisible}${dashes}`;

/** Separators between the groups of an IBAN. A plus is a blank in form encoding. */
export const separators = './_,+';
/** Blanks in HTML and URL encoding. */
const writtenBlanks = /&NBSP;|&#160;|%20|%C2%A0/g;
/** A single separator between letters and digits. Several in a row remain: they are hidden characters, as in `DE89...3000`. */
const loneSeparator = new RegExp(`(?<=[A-Z\\d])[${separators}](?=[A-Z\\d])`, 'g');
const beginOfIban = /^(?:IBAN:?)?[A-Z]{2}\d{2}/;

/**
 * Removes separators and encoded blanks if the result begins like an IBAN (two letters, two digits); otherwise returns the text unchanged, so that no
 * other text is taken for an IBAN.
 * @param text without blanks and dashes, in upper case and usual forms
 */
export function withoutSeparators(text: string): string {
  const compact = text.replace(writtenBlanks, '').replace(loneSeparator, '');
  return beginOfIban.test(compact) ? compact : text;
}

const runsOfRemoved = new RegExp(`[${removedCharacters}]+`, 'g');

/** Full-width letters, digits and signs from `！` to `～` are at this offset from their usual forms. */
export const FIRST_WIDE = 0xff01;
export const LAST_WIDE = 0xff5e;
const WIDE_OFFSET = 0xfee0;
const wideForms = /[\uff01-\uff5e]/g;

/** @param code of a full-width form */
export function halfWidth(code: number): string {
  return String.fromCharCode(code - WIDE_OFFSET);
}

/** Removes all blanks and dashes, in upper case and half-width forms. Reads the whole text: only for bounded lengths. */
export function compactHalfWidth(text: string): string {
  const compact = text.replace(runsOfRemoved, '').toUpperCase();
  return compact.replace(wideForms, (wide) => halfWidth(wide.charCodeAt(0)));
}
