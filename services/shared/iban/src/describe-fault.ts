import type { BankRecord } from './bank-directory.js';
import { bankDataDate, publisherOf } from './bank-source.js';
import { accountCheckDigit, accountCheckDigitPosition, accountOf } from './check-account.js';
import { areIssuedCheckDigits } from './check-form.js';
import { MAX_IBAN_LENGTH } from './characters.js';
import { mod97 } from './mod97.js';
import { wrongNationalCheckDigits } from './national-checks/check-national.js';
import { nationalTexts } from './national-checks/national-texts.js';
import type { Structure } from './structure.js';
import { structureOfVerdict } from './structure-of-verdict.js';
import { withinField } from './field-words.js';
import { germanDate, texts } from './texts.js';
import type { ErrorCode, Verdict } from './verdict.js';

export interface FaultDescription {
  readonly error: string;
  readonly expected: string;
  readonly actual: string;
}

const describers: Readonly<Record<ErrorCode, (verdict: Verdict, structure: Structure) => FaultDescription>> = {
  iban_charset: describeCharacter,
  iban_country: describeCountry,
  iban_length: describeLength,
  iban_structure: describeMisplaced,
  iban_check_digits: describeCheckDigits,
  national_check_digit: describeNational,
  bank_code_unknown: describeBankCode,
  account_check_digit: describeAccount,
};

export function describeFault(code: ErrorCode, verdict: Verdict): FaultDescription {
  const structure = structureOfVerdict(verdict);
  if (structure) return describers[code](verdict, structure);
  return code === 'iban_charset' ? describeCharacter(verdict) : describeCountry(verdict);
}

export function faultSentence(code: ErrorCode, verdict: Verdict): string {
  const structure = code === 'account_check_digit' ? structureOfVerdict(verdict) : undefined;
  return structure ? accountSentence(verdict.iban, structure, verdict.bank) : describeFault(code, verdict).error;
}

/** Bank code of an IBAN, as typed. */
export function bankCodeOf(iban: string, { bank }: Structure): string {
  return iban.slice(bank.start - 1, bank.end);
}

/** First day of validity of a verdict's bank data, as "07.09.2026". */
export function bankDataDay({ dataVersion }: Pick<Verdict, 'dataVersion'>): string {
  return germanDate(bankDataDate(dataVersion));
}

/** " Nachfolgerin ist …", or nothing when the publisher names none. */
export function successorSentence(bank: BankRecord | null): string {
  return bank?.successor ? texts.successor(bank.successor.code, bank.successor.name, bank.successor.bic) : '';
}

function characterAt({ iban, position }: Verdict): string {
  return String.fromCodePoint(iban.codePointAt((position ?? 1) - 1) ?? 0xfffd);
}

function describeCharacter(verdict: Verdict): FaultDescription {
  const actual = characterAt(verdict);
  return { error: texts.foreignCharacter(verdict.position ?? 1, actual), expected: texts.letterOrDigit, actual };
}

function describeCountry({ iban }: Verdict): FaultDescription {
  const actual = iban.slice(0, 2);
  const error = /^[A-Z]{2}$/.test(actual) ? texts.noSuchCountry(actual) : texts.noCountryCode;
  return { error, expected: texts.countryWithIban, actual };
}

const lengthFaults = new WeakMap<Structure, FaultDescription[]>();

/** Descriptions are cached by structure and length. */
function describeLength({ iban: { length } }: Verdict, structure: Structure): FaultDescription {
  if (length > MAX_IBAN_LENGTH) return lengthFault(length, structure);
  const faults = lengthFaults.get(structure) ?? [];
  if (faults.length === 0) lengthFaults.set(structure, faults);
  return (faults[length] ??= lengthFault(length, structure));
}

function lengthFault(actual: number, { country, name, length }: Structure): FaultDescription {
  return {
    error: texts.wrongLength(country, name, length, actual),
    expected: texts.places(length),
    actual: texts.places(actual),
  };
}

function describeMisplaced(verdict: Verdict, structure: Structure): FaultDescription {
  const position = verdict.position ?? 1;
  const actual = characterAt(verdict);
  const lettersOnly = structure.classes.charAt(position - 1) === 'a';
  const kind = structure.fields.find(({ end }) => position <= end)?.kind ?? 'account';
  return {
    error: texts.misplaced(position, actual, withinField(structure.country, kind), lettersOnly),
    expected: lettersOnly ? texts.letter : texts.digit,
    actual,
  };
}

function describeCheckDigits({ iban }: Verdict): FaultDescription {
  const checkDigits = iban.slice(2, 4);
  if (!areIssuedCheckDigits(iban)) {
    return { error: texts.neverIssued(checkDigits), expected: texts.issuedCheckDigits, actual: checkDigits };
  }
  return {
    error: (wrongCheckDigits[Number(checkDigits)] ??= texts.wrongCheckDigits(checkDigits)),
    expected: remainderText(1),
    actual: remainderText(mod97(iban)),
  };
}

/** By check digits and remainder: each text has at most a hundred variants. */
const wrongCheckDigits: string[] = [];
const remainders: string[] = [];

function remainderText(remainder: number): string {
  return (remainders[remainder] ??= texts.remainder(remainder));
}

function describeNational({ iban }: Verdict, { country }: Structure): FaultDescription {
  const { position = 0, actual = '', expected = null } = wrongNationalCheckDigits(iban, country) ?? {};
  const rule = nationalTexts[country]?.rule ?? '';
  return {
    error: texts.wrongNationalCheckDigits(position, actual, rule),
    expected: expected === null ? texts.issuedNumber(rule) : texts.nationalCheckDigits(expected),
    actual: texts.nationalCheckDigits(actual),
  };
}

function describeBankCode(verdict: Verdict, structure: Structure): FaultDescription {
  const actual = bankCodeOf(verdict.iban, structure);
  const source = publisherOf(verdict)?.publisher ?? '';
  const error = verdict.bank
    ? texts.voidBankCode(actual, bankDataDay(verdict)) + successorSentence(verdict.bank)
    : texts.unknownBankCode(actual, source, bankDataDay(verdict));
  return { error, expected: texts.listedBankCode, actual };
}

function describeAccount({ iban, bank }: Verdict, structure: Structure): FaultDescription {
  const method = bank?.method ?? '';
  const error = accountSentence(iban, structure, bank);
  const checkDigit = accountCheckDigit(iban, structure, bank);
  if (!checkDigit) return { error, expected: texts.accountBy(method), actual: accountOf(iban, structure) };
  const { position, fitting } = checkDigit;
  const actual = iban.charAt(position - 1);
  return { error, expected: texts.checkDigit(fitting.join(texts.or)), actual: texts.checkDigit(actual) };
}

/** Does not compute the right digit, which is slow and not part of the sentence. */
function accountSentence(iban: string, structure: Structure, bank: BankRecord | null): string {
  const method = bank?.method ?? '';
  const position = accountCheckDigitPosition(iban, structure, bank);
  if (position === undefined) return texts.impossibleAccount(method);
  return texts.wrongAccountCheckDigit(position, iban.charAt(position - 1), method);
}
