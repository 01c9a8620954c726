import { cleanIban, structureOf } from '@pruefer/iban';
import { brokenBySpreadsheet, withoutTextMark } from '../row/row-of.js';

/** Two letters, two digits, and 11 to 30 letters and digits. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Fewer digits can be a date or the number of a customer. */
const MIN_ACCOUNT_DIGITS = 10;

/**
 * What a cell may be, from the strongest sign to the weakest: an IBAN of the right length for its country; something of the form of an IBAN, such as a
 * creditor identifier; what a spreadsheet has made of an IBAN.
 */
export type Likeness = 'iban' | 'form' | 'broken';

/** A cell without blanks in upper case, if it looks like an IBAN. */
export function ibanIn(cell: string): string | undefined {
  const cleaned = cleanIban(withoutTextMark(cell));
  return 'iban' in cleaned && FORM.test(cleaned.iban) ? cleaned.iban : undefined;
}

export function likenessOf(cell: string): Likeness | undefined {
  const iban = ibanIn(cell);
  if (iban !== undefined) return structureOf(iban)?.length === iban.length ? 'iban' : 'form';
  const text = withoutTextMark(cell).replaceAll(' ', '').toUpperCase();
  return text.length >= MIN_ACCOUNT_DIGITS && brokenBySpreadsheet(text) ? 'broken' : undefined;
}
