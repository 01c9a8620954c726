import { findStructure, withoutSeparators } from '@pruefer/iban';
import { groupedIndex, groupIban } from '~/ui/anatomy/group-iban.js';

/** The text in the field and its caret position. */
export interface IbanText {
  readonly text: string;
  readonly caret: number;
}

interface Edit {
  /** The field's text after the browser's edit. */
  readonly raw: string;
  readonly caret: number;
  /** The field's text before the edit. */
  readonly before: string;
  /** Whether the Delete key was pressed, which removes the character after the caret. */
  readonly isForward: boolean;
}

/** Blanks, invisible characters and dashes of every kind; a paste brings them along. */
const separators = /[\s\p{Cf}\p{Pd}\u2212]/gu;
/** Full-width letters, digits and signs; each has this distance from its usual form. */
const wideForms = /[\uff01-\uff5e]/g;
const WIDE_OFFSET = 0xfee0;
const prefix = /^(IBAN)?:?/;

/** 31 characters in groups of four are the 38 that the field shows; two countries need one or two more. */
const longerLimits = new Map([
  ['LC', 32],
  ['RU', 33],
]);
const MAX_IBAN_CHARACTERS = 31;

/** Typed or pasted text without blanks, dashes, single separators and a leading "IBAN:", with small letters as capitals and full-width forms as usual ones. */
export function compactIban(raw: string): string {
  const capitals = raw
    .replace(wideForms, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET))
    .replace(separators, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return withoutSeparators(capitals).replace(prefix, '');
}

/** Regroups the field after an edit and keeps the caret after the same character. */
export function editIbanText({ raw, caret, before, isForward }: Edit): IbanText {
  let iban = compactIban(raw);
  let charactersBefore = lengthBefore(raw, caret);
  const isOnlyBlankDeleted = raw.length < before.length && iban === compactIban(before);
  if (isOnlyBlankDeleted) {
    // The field inserted the blank, so the key is meant for the character next to it.
    if (!isForward) charactersBefore -= 1;
    iban = iban.slice(0, charactersBefore) + iban.slice(charactersBefore + 1);
  }
  if (iban.length > getMaxLength(iban)) {
    const skipped = prefixLength(iban);
    charactersBefore = Math.max(0, charactersBefore - skipped);
    iban = iban.slice(skipped, skipped + getMaxLength(iban.slice(skipped)));
  }
  charactersBefore = Math.min(charactersBefore, iban.length);
  return { text: groupIban(iban), caret: charactersBefore === 0 ? 0 : groupedIndex(charactersBefore) + 1 };
}

/** Number of remaining characters before the caret; a separator there remains only before another character. */
function lengthBefore(raw: string, caret: number): number {
  const next = compactIban(raw.slice(caret)).charAt(0);
  return compactIban(raw.slice(0, caret) + next).length - next.length;
}

function getMaxLength(iban: string): number {
  return longerLimits.get(iban.slice(0, 2)) ?? MAX_IBAN_CHARACTERS;
}

/** Number of characters before the first country code with check digits, such as typed words; 0 when there is none. */
function prefixLength(text: string): number {
  for (const { 1: country = '', index } of text.matchAll(/(?=([A-Z]{2})\d\d)/g))
    if (findStructure(country)) return index;
  return 0;
}
