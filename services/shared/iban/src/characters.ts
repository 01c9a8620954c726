/** Most characters an IBAN may have after cleaning; the longest of the registry has 33, the standard allows 34. */
export const MAX_IBAN_LENGTH = 38;

/** What is read of a text that is no IBAN, to tell what it is instead: a QR code for payments holds 331 bytes, a sentence hardly more. */
export const MAX_RECOGNISED_LENGTH = 1_000;

const blanks = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';
/** Soft hyphen, zero width space, word joiner, byte order mark: nobody sees them, a paste brings them along. */
const invisible = '\u00ad\u200b\u2060\ufeff';
const dashes = '\\-\u2010-\u2015\u2212\uff0d';

/** What a cleaned IBAN no longer has, as the inside of a character class. */
export const removed = `${blanks}${invisible}${dashes}`;
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
