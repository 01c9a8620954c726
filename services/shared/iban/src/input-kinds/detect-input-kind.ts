import { compactHalfWidth, MAX_RECOGNISED_LENGTH } from '../input/characters.js';
import type { InputKind } from '../verdict/verdict.js';
import { ibanWithin } from './iban-within.js';
import { maskedPosition } from './masked-position.js';

/** Country codes in a BIC: ISO 3166-1 and Kosovo. */
const isoCountries: ReadonlySet<string> = new Set(
  `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH
  CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN
  GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI
  LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
  PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD
  TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
    .trim()
    .split(/\s+/),
);

export type RecognisedKind = Exclude<InputKind, 'input_lacks_check_digits' | 'input_names_territory'>;

/** ISO 9362: bank, country, location and branch, with or without a label. An IBAN has digits in its third and fourth position. */
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
export function detectInputKind(input: string): RecognisedKind | null {
  return kindOfCompact(compactHalfWidth(input.slice(0, MAX_RECOGNISED_LENGTH)));
}

/** The same for a text without blanks and dashes, in upper case. */
export function kindOfCompact(compact: string): RecognisedKind | null {
  const kind = beginsLikeIban(compact) ? null : kindByPattern(compact);
  if (kind !== null) return kind;
  if (ibanWithin(compact)) return 'input_holds_iban';
  return maskedPosition(compact) === undefined ? null : 'input_is_masked';
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

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.charAt(digits.length - 1 - i));
    const product = i % 2 === 1 ? 2 * digit : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}
