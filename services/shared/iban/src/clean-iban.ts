import {
  FIRST_WIDE,
  LAST_WIDE,
  MAX_IBAN_LENGTH,
  removed,
  separators,
  usualForm,
  withoutSeparators,
} from './characters.js';

export type CleaningProblem = 'iban_missing' | 'iban_too_long' | 'iban_characters';

export type CleanedIban = { readonly iban: string } | { readonly problem: CleaningProblem };

const PREFIX = 'IBAN';
/** No input is read further once this many characters are kept: prefix, colon and one more than an IBAN may have. */
const MAX_KEPT = PREFIX.length + 1 + MAX_IBAN_LENGTH;
/** The same for an input with separators or written blanks: a blank of HTML, six characters, in front of every group of four fits in. */
const MAX_KEPT_SEPARATED = 3 * MAX_KEPT;

const firstKept = new RegExp(`[^${removed}]`, 'g');
/**
 * From here on blanks are passed by a search, several times quicker than a look at each character: as long as the ranges above are no
 * more than sixteen, V8 compiles them.
 */
const SEARCH_FROM = 1_000;

const REFUSED = 0;
const KEPT = 1;
const REMOVED = 2;
const WIDE = 3;
const SMALL = 4;
const SEPARATOR = 5;
/** What happens to each UTF-16 code unit: one look-up per character, however long the input. */
const treatments = treatmentsOfCodeUnits();

/**
 * Cleans what people paste: blanks of every kind, dashes, single separators between letters and digits and a leading "IBAN" or "IBAN:" go,
 * small letters become capitals, full-width forms the usual ones.
 * @returns the IBAN, or why the input holds none: nothing left, more than 38 characters, control or non-ASCII characters.
 *   Other wrong characters stay for the verdict to name.
 */
export function cleanIban(input: string): CleanedIban {
  const kept = withoutBlanks(input);
  return typeof kept === 'string' ? bounded(withoutPrefix(kept)) : kept;
}

/**
 * A text without blanks and dashes of every kind, in capitals, and without separators if it begins like an IBAN. Reads it once and stops as soon as it is too long for an IBAN.
 * @returns what is left, or why no part of an IBAN can be
 */
export function withoutBlanks(input: string): string | { readonly problem: CleaningProblem } {
  let kept = '';
  let start = 0;
  // Nearly all are sent in capitals: a call that changes nothing would take half of the time.
  let hasSmall = false;
  let maxKept = MAX_KEPT;
  for (let i = 0; i < input.length; i++) {
    const treatment = treatments[input.charCodeAt(i)];
    if (treatment === KEPT || treatment === SMALL) {
      if (treatment === SMALL) hasSmall = true;
      if (kept.length + i - start >= maxKept) return { problem: 'iban_too_long' };
      continue;
    }
    if (treatment === SEPARATOR) {
      maxKept = MAX_KEPT_SEPARATED;
      if (kept.length + i - start >= maxKept) return { problem: 'iban_too_long' };
      continue;
    }
    if (treatment === REFUSED) return { problem: 'iban_characters' };
    if (i > start) kept += input.slice(start, i);
    if (treatment === WIDE) {
      maxKept = MAX_KEPT_SEPARATED;
      if (kept.length >= maxKept) return { problem: 'iban_too_long' };
      kept += usualForm(input.charCodeAt(i));
      hasSmall = true;
    } else if (i >= SEARCH_FROM) i = indexOfKept(input, i) - 1;
    start = i + 1;
  }
  const text = start === 0 ? input : kept + input.slice(start);
  const capitals = hasSmall ? text.toUpperCase() : text;
  return maxKept === MAX_KEPT ? capitals : withoutSeparators(capitals);
}

function bounded(iban: string): CleanedIban {
  if (iban.length === 0) return { problem: 'iban_missing' };
  return iban.length > MAX_IBAN_LENGTH ? { problem: 'iban_too_long' } : { iban };
}

function withoutPrefix(text: string): string {
  if (!text.startsWith(PREFIX)) return text;
  return text.slice(text.charAt(PREFIX.length) === ':' ? PREFIX.length + 1 : PREFIX.length);
}

function indexOfKept(input: string, from: number): number {
  firstKept.lastIndex = from;
  return firstKept.exec(input)?.index ?? input.length;
}

function treatmentsOfCodeUnits(): Uint8Array {
  const isRemoved = new RegExp(`[${removed}]`);
  const table = new Uint8Array(0x1_0000).fill(REFUSED);
  table.fill(KEPT, 0x21, 0x7f);
  table.fill(SMALL, 0x61, 0x7b);
  for (const sign of `${separators}&%`) table[sign.charCodeAt(0)] = SEPARATOR;
  table.fill(WIDE, FIRST_WIDE, LAST_WIDE + 1);
  for (let code = 0; code < table.length; code++) if (isRemoved.test(String.fromCharCode(code))) table[code] = REMOVED;
  return table;
}
