import { compactHalfWidth, withoutSeparators } from '../input/characters.js';
import { findStructure } from '../registry/structure.js';

/** Two letters, two digits, and 11 to 30 letters and digits. */
const FORM = /^(?:IBAN:?)?([A-Z]{2}\d{2}[A-Z0-9]{11,30})$/;
/** Fewer digits can be a date or the number of a customer. */
const MIN_ACCOUNT_DIGITS = 10;
const ANY_DIGIT = /\p{Nd}/u;
/** Matches a number that a spreadsheet has shortened because it is too long for a cell, in German or English. */
const NUMBER_NOTATION = /^\d+(?:[.,]\d+)?E\+?\d+$/;
const DIGITS = /^\d+$/;
/** Marks that keep a spreadsheet from reading a text as a number: an apostrophe, or a formula with a text. */
const TEXT_MARK = /^(?:['’](?<text>.*?)['’]?|="(?<formula>.*)")$/s;

/**
 * What a cell may be, from the strongest sign to the weakest: an IBAN of the right length for its country; something of the form of an IBAN, such as a
 * creditor identifier; what a spreadsheet has made of an IBAN.
 */
export type IbanResemblance = 'iban' | 'form' | 'broken';

/** A cell without blanks in upper case, if it looks like an IBAN. */
export function ibanIn(cell: string): string | undefined {
  return FORM.exec(withoutSeparators(compactHalfWidth(withoutTextMark(cell))))?.[1];
}

export function detectResemblance(cell: string): IbanResemblance | undefined {
  if (cell.length < MIN_ACCOUNT_DIGITS || !ANY_DIGIT.test(cell)) return undefined;
  const iban = ibanIn(cell);
  if (iban !== undefined) return findStructure(iban)?.length === iban.length ? 'iban' : 'form';
  const text = withoutTextMark(cell).replaceAll(' ', '').toUpperCase();
  return text.length >= MIN_ACCOUNT_DIGITS && brokenBySpreadsheet(text) ? 'broken' : undefined;
}

/** A cell without the marks of spreadsheets. */
export function withoutTextMark(cell: string): string {
  const groups = TEXT_MARK.exec(cell)?.groups;
  return groups?.['text'] ?? groups?.['formula'] ?? cell;
}

/** Finds out whether a spreadsheet has changed the IBAN into a rounded number, or into digits without the country. */
export function brokenBySpreadsheet(text: string): 'number_notation' | 'digits_only' | undefined {
  if (NUMBER_NOTATION.test(text)) return 'number_notation';
  return DIGITS.test(text) ? 'digits_only' : undefined;
}
