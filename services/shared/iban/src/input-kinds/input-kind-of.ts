import { compacted, MAX_RECOGNISED_LENGTH } from '../characters.js';
import type { InputKind } from '../verdict.js';
import { ibanIn } from './iban-within.js';
import { isoCountries } from './iso-countries.js';
import { passesLuhn } from './luhn.js';
import { maskedPlace } from './masked-place.js';

export type RecognisedKind = Exclude<InputKind, 'input_lacks_check_digits' | 'input_names_territory'>;

/** ISO 9362: bank, country, location and branch, with or without a label. An IBAN has digits in its third and fourth place. */
const bic = /^(?:(?:BIC|SWIFT)(?:CODE)?:?)?[A-Z]{4}(?<country>[A-Z]{2})[A-Z\d]{2}(?:[A-Z\d]{3})?$/;
/** Payment cards begin with 2 … 6 (ISO 7812). */
const card = /^[2-6]\d{12,18}$/;
/** Beginning of a QR code for credit transfers: service tag, version, character set, type (EPC069-12). */
const epcQr = /^BCD00[12][1-8]SCT/;

const account = '(?:KONTO|KTO)\\.?(?:NUMMER|NR)?[.:]*';
const bankCode = '(?:BANKLEITZAHL|BLZ)[.:]*';
/** Both numbers in either order, separated by a sign or by labels; separated by blanks only, they are one row of digits. */
const accountAndBankCode = new RegExp(
  [
    `^(?:${account})?\\d{1,10}(?:[/,;|]|[,;]?${bankCode})\\d{8}$`,
    `^(?:${bankCode})?\\d{8}(?:[/,;|]|[,;]?${account})\\d{1,10}$`,
    '^\\d{12,18}$',
  ].join('|'),
);

/** Null: not recognised. @param input as typed; only the first `MAX_RECOGNISED_LENGTH` characters are read */
export function inputKindOf(input: string): RecognisedKind | null {
  return kindOfCompact(compacted(input.slice(0, MAX_RECOGNISED_LENGTH)));
}

/** The same for a text without blanks and dashes, in upper case. */
export function kindOfCompact(compact: string): RecognisedKind | null {
  const kind = beginsLikeIban(compact) ? null : kindByPattern(compact);
  if (kind !== null) return kind;
  if (ibanIn(compact)) return 'input_holds_iban';
  return maskedPlace(compact) === undefined ? null : 'input_is_masked';
}

/** No other kind begins with two letters and two digits. */
function beginsLikeIban(compact: string): boolean {
  return isLetter(compact, 0) && isLetter(compact, 1) && isDigit(compact, 2) && isDigit(compact, 3);
}

function kindByPattern(compact: string): RecognisedKind | null {
  if (epcQr.test(compact)) return 'input_is_epc_qr';
  if (isoCountries.has(bic.exec(compact)?.groups?.['country'] ?? '')) return 'input_is_bic';
  if (card.test(compact) && passesLuhn(compact)) return 'input_is_card_number';
  return accountAndBankCode.test(compact) ? 'input_is_account_and_bank_code' : null;
}

function isLetter(text: string, index: number): boolean {
  const letter = text.charAt(index);
  return letter >= 'A' && letter <= 'Z';
}

function isDigit(text: string, index: number): boolean {
  const digit = text.charAt(index);
  return digit >= '0' && digit <= '9';
}
