import {
  FIRST_WIDE,
  halfWidth,
  LAST_WIDE,
  MAX_CLEANED_LENGTH,
  removedCharacters,
  separators,
  withoutSeparators,
} from './characters.js';

export type CleaningProblem = 'iban_missing' | 'iban_too_long' | 'iban_characters';

type CleanedIban = { readonly iban: string } | { readonly problem: CleaningProblem };

const PREFIX = 'IBAN';
/** Reading stops at this length: prefix, colon and one more than an IBAN may have. */
const MAX_LENGTH = PREFIX.length + 1 + MAX_CLEANED_LENGTH;
/** The same for an input with separators or encoded blanks: allows a six-character HTML blank before every group of four. */
const MAX_SEPARATED_LENGTH = 3 * MAX_LENGTH;

const remainingCharacter = new RegExp(`[^${removedCharacters}]`, 'g');
/** From here on a regular expression skips blanks, several times faster; V8 compiles it only up to sixteen ranges in its class. */
const SEARCH_FROM = 1_000;

const REFUSED = 0;
const UNCHANGED = 1;
const REMOVED = 2;
const WIDE = 3;
const SMALL = 4;
const SEPARATOR = 5;
/** Treatment of each UTF-16 code unit: one look-up per character. */
const treatments = treatmentsOfCodeUnits();

/**
 * Cleans a pasted IBAN: removes blanks, dashes, single separators between letters and digits and a leading "IBAN" or "IBAN:", converts to upper case
 * and full-width forms to the usual ones. Other wrong characters remain for the verdict to report.
 * @returns the IBAN, or the problem: empty, more than 38 characters, control or non-ASCII characters
 */
export function cleanIban(input: string): CleanedIban {
  const result = normalizeCharacters(input);
  return typeof result === 'string' ? withinMaxLength(withoutPrefix(result)) : result;
}

/**
 * Removes blanks and dashes and converts to upper case; removes separators if the text begins like an IBAN. Reads the text once and stops at the
 * maximum length.
 * @returns the rest, or why it can be no part of an IBAN
 */
export function normalizeCharacters(input: string): string | { readonly problem: CleaningProblem } {
  let result = '';
  let start = 0;
  // Most inputs are in upper case: an unneeded conversion would take half of the time.
  let hasSmall = false;
  let maxLength = MAX_LENGTH;
  for (let i = 0; i < input.length; i++) {
    const treatment = treatments[input.charCodeAt(i)];
    if (treatment === UNCHANGED || treatment === SMALL) {
      if (treatment === SMALL) hasSmall = true;
      if (result.length + i - start >= maxLength) return { problem: 'iban_too_long' };
      continue;
    }
    if (treatment === SEPARATOR) {
      maxLength = MAX_SEPARATED_LENGTH;
      if (result.length + i - start >= maxLength) return { problem: 'iban_too_long' };
      continue;
    }
    if (treatment === REFUSED) return { problem: 'iban_characters' };
    if (i > start) result += input.slice(start, i);
    if (treatment === WIDE) {
      maxLength = MAX_SEPARATED_LENGTH;
      if (result.length >= maxLength) return { problem: 'iban_too_long' };
      result += halfWidth(input.charCodeAt(i));
      hasSmall = true;
    } else if (i >= SEARCH_FROM) i = indexOfRemaining(input, i) - 1;
    start = i + 1;
  }
  const text = start === 0 ? input : result + input.slice(start);
  const capitals = hasSmall ? text.toUpperCase() : text;
  return maxLength === MAX_LENGTH ? capitals : withoutSeparators(capitals);
}

function withinMaxLength(iban: string): CleanedIban {
  if (iban.length === 0) return { problem: 'iban_missing' };
  return iban.length > MAX_CLEANED_LENGTH ? { problem: 'iban_too_long' } : { iban };
}

function withoutPrefix(text: string): string {
  if (!text.startsWith(PREFIX)) return text;
  return text.slice(text.charAt(PREFIX.length) === ':' ? PREFIX.length + 1 : PREFIX.length);
}

function indexOfRemaining(input: string, from: number): number {
  remainingCharacter.lastIndex = from;
  return remainingCharacter.exec(input)?.index ?? input.length;
}

function treatmentsOfCodeUnits(): Uint8Array {
  const isRemoved = new RegExp(`[${removedCharacters}]`);
  const table = new Uint8Array(0x1_0000).fill(REFUSED);
  table.fill(UNCHANGED, 0x21, 0x7f);
  table.fill(SMALL, 0x61, 0x7b);
  for (const sign of `${separators}&%`) table[sign.charCodeAt(0)] = SEPARATOR;
  table.fill(WIDE, FIRST_WIDE, LAST_WIDE + 1);
  for (let code = 0; code < table.length; code++) if (isRemoved.test(String.fromCharCode(code))) table[code] = REMOVED;
  return table;
}
