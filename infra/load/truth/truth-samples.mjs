import { drawnBban, drawsFrom, withCheckDigits } from '../client/sample-ibans.mjs';

/** @typedef {import('@pruefer/iban').BankDirectory} BankDirectory */
/** @typedef {{ method: string, bankCode: string, account: string }} AccountCase */
/** @typedef {{ country: string, iban: string, kind: 'right' | 'one digit wrong' | 'random' }} IbanCase */

const DIGITS = 10;
const ACCOUNT_LENGTH = 10;
/** Ends of bank codes. Methods 52, 53, B6 and C0 need a 5 at this place to compute an old account number. */
const BANK_CODE_ENDS = ['51172', '52072', '53782', '56762'];
/** Each method has separate bank codes, because one library selects the method by the bank code. */
const FIRST_BANK = 100;
/** Places of most check digits; every digit is tried there, so some numbers are right. */
const CHECK_PLACES = [10, 10, 10, 10, 9, 8, 8, 7, 7, 4];
const MAX_DRAWS = 100_000;
const kinds = /** @type {const} */ (['right', 'one digit wrong', 'random']);

/** All 144 methods of the Bundesbank: 00 to 99 without 12, A0 to E4. */
export const methods = [
  ...Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).filter((number) => number !== '12'),
  ...['A', 'B', 'C', 'D', 'E'].flatMap((letter) => Array.from({ length: 10 }, (_, number) => `${letter}${number}`)),
].filter((method) => method <= 'E4');

/**
 * Account numbers of every length, each with all ten digits in one place; the same in every run.
 * @param {number} perMethod
 * @returns {AccountCase[]}
 */
export function accountCases(perMethod) {
  return methods.flatMap((method, index) => {
    const below = drawsFrom(index + 1);
    return Array.from({ length: Math.ceil(perMethod / DIGITS) }, () => {
      const length = 1 + below(ACCOUNT_LENGTH);
      const digits = Array.from({ length: below(2) === 0 ? ACCOUNT_LENGTH : length }, () => below(DIGITS)).join('');
      const account = digits.padStart(ACCOUNT_LENGTH, '0');
      const position = CHECK_PLACES[below(CHECK_PLACES.length)] ?? ACCOUNT_LENGTH;
      const bankCode = `${FIRST_BANK + index}${BANK_CODE_ENDS[below(BANK_CODE_ENDS.length)]}`;
      return [...'0123456789'].map((digit) => ({
        method,
        bankCode,
        account: account.slice(0, position - 1) + digit + account.slice(position),
      }));
    }).flat();
  });
}

/**
 * IBANs of every country of the registry in three kinds: right by our engine, the same with one digit wrong, random with right check digits.
 * @param {typeof import('@pruefer/iban')} engine
 * @param {BankDirectory} banks German ones
 * @param {readonly string[]} bankCodes German ones
 * @param {number} perKind
 * @returns {IbanCase[]}
 */
export function ibanCases(engine, banks, bankCodes, perKind) {
  return engine.countries.flatMap((country, index) => {
    const below = drawsFrom(10_000 + index);
    const classes = engine.findStructure(country)?.classes ?? '';
    const draw = () => {
      const bban = drawnBban(classes, below);
      return country === 'DE' ? `${bankCodes[below(bankCodes.length)]}${bban.slice(8)}` : bban;
    };
    return kinds.flatMap((kind) =>
      Array.from({ length: perKind }, () => {
        if (kind === 'random') return { country, kind, iban: withCheckDigits(country, draw()) };
        const right = rightOne(engine, banks, () => withCheckDigits(country, draw()));
        return { country, kind, iban: kind === 'right' ? right : withWrongDigit(right, below) };
      }),
    );
  });
}

/** @param {typeof import('@pruefer/iban')} engine @param {BankDirectory} banks @param {() => string} draw */
function rightOne({ checkIban }, banks, draw) {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const iban = draw();
    const { error, warnings } = checkIban(iban, banks);
    if (error === null && warnings.length === 0) return iban;
  }
  throw new Error('No right IBAN was drawn.');
}

/** @param {string} iban @param {(limit: number) => number} below */
function withWrongDigit(iban, below) {
  const positions = [...iban].flatMap((character, index) => (index >= 4 && /\d/.test(character) ? [index] : []));
  const position = positions[below(positions.length)] ?? 4;
  return iban.slice(0, position) + ((Number(iban[position]) + 1 + below(9)) % DIGITS) + iban.slice(position + 1);
}
