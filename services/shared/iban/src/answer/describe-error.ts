import type { BankRecord } from '../verdict/bank-directory.js';
import { bankDataDate, findPublisher } from '../verdict/bank-source.js';
import { accountCheckDigit, accountCheckDigitPosition, extractAccountNumber } from '../checks/check-account.js';
import { areIssuedCheckDigits } from '../checks/check-iso-13616.js';
import { MAX_CLEANED_LENGTH } from '../input/characters.js';
import { countryName } from '../registry/country-name.js';
import { type Language, textIn } from '../texts/language.js';
import { mod97 } from '../checks/mod97.js';
import { wrongNationalCheckDigits } from '../national-checks/check-national.js';
import { nationalTexts } from '../national-checks/national-texts.js';
import type { Structure } from '../registry/structure.js';
import { structureOfVerdict } from '../registry/structure-of-verdict.js';
import { withinField } from '../registry/field-name.js';
import type { Texts } from '../texts/texts.js';
import { textsIn } from '../texts/texts-in.js';
import type { CheckValues, ErrorCode, Verdict } from '../verdict/verdict.js';

/** Why a check failed: as a sentence, and as numbers if there are any. */
export interface CheckFailure {
  readonly error: string;
  readonly values?: CheckValues;
}

export interface ErrorDescription extends CheckFailure {
  readonly expected: string;
  readonly actual: string;
}

type Describer = (verdict: Verdict, structure: Structure, language: Language) => ErrorDescription;

const describers: Readonly<Record<ErrorCode, Describer>> = {
  iban_charset: (verdict, _structure, language) => describeCharacter(verdict, textsIn[language]),
  iban_country: (verdict, _structure, language) => describeCountry(verdict, textsIn[language]),
  iban_length: describeLength,
  iban_structure: describeMisplaced,
  iban_check_digits: describeCheckDigits,
  national_check_digit: describeNational,
  bank_code_unknown: describeBankCode,
  account_check_digit: describeAccount,
};

export function describeError(code: ErrorCode, verdict: Verdict, language: Language): ErrorDescription {
  const structure = structureOfVerdict(verdict);
  if (structure) return describers[code](verdict, structure, language);
  return (code === 'iban_charset' ? describeCharacter : describeCountry)(verdict, textsIn[language]);
}

/** The finding of one failed check, without what its error's full description needs in addition. */
export function describeCheckFailure(code: ErrorCode, verdict: Verdict, language: Language): CheckFailure {
  const structure = code === 'account_check_digit' ? structureOfVerdict(verdict) : undefined;
  return structure
    ? { error: accountSentence(verdict.iban, structure, verdict.bank, textsIn[language]) }
    : describeError(code, verdict, language);
}

/** Bank code of an IBAN, as typed. */
export function extractBankCode(iban: string, { bank }: Structure): string {
  return iban.slice(bank.start - 1, bank.end);
}

/** First day of validity of a verdict's bank data, as sentences contain it. */
export function bankDataDay({ dataVersion }: Pick<Verdict, 'dataVersion'>, language: Language): string {
  return textsIn[language].day(bankDataDate(dataVersion));
}

/** " Nachfolgerin ist …", or nothing when the publisher names none. */
export function successorSentence(bank: BankRecord | null, language: Language): string {
  const { successor } = bank ?? {};
  return successor ? textsIn[language].successor(successor.code, successor.name, successor.bic) : '';
}

function characterAt({ iban, position }: Verdict): string {
  return String.fromCodePoint(iban.codePointAt((position ?? 1) - 1) ?? 0xfffd);
}

function describeCharacter(verdict: Verdict, texts: Texts): ErrorDescription {
  const actual = characterAt(verdict);
  return { error: texts.foreignCharacter(verdict.position ?? 1, actual), expected: texts.letterOrDigit, actual };
}

function describeCountry({ iban }: Verdict, texts: Texts): ErrorDescription {
  const actual = iban.slice(0, 2);
  const error = /^[A-Z]{2}$/.test(actual) ? texts.noSuchCountry(actual) : texts.noCountryCode;
  return { error, expected: texts.countryWithIban, actual };
}

interface Cache {
  /** Descriptions by structure and length. */
  readonly lengthErrors: WeakMap<Structure, ErrorDescription[]>;
  /** Texts by check digits and by remainder; each has at most a hundred variants. */
  readonly wrongCheckDigits: string[];
  readonly remainders: string[];
}

const newCache = (): Cache => ({ lengthErrors: new WeakMap(), wrongCheckDigits: [], remainders: [] });
const cacheIn: Readonly<Record<Language, Cache>> = { de: newCache(), en: newCache() };

function describeLength({ iban: { length } }: Verdict, structure: Structure, language: Language): ErrorDescription {
  if (length > MAX_CLEANED_LENGTH) return lengthError(length, structure, language);
  const { lengthErrors } = cacheIn[language];
  const errors = lengthErrors.get(structure) ?? [];
  if (errors.length === 0) lengthErrors.set(structure, errors);
  return (errors[length] ??= lengthError(length, structure, language));
}

function lengthError(actual: number, structure: Structure, language: Language): ErrorDescription {
  const { country, length } = structure;
  const texts = textsIn[language];
  return {
    error: texts.wrongLength(country, countryName(structure, language), length, actual),
    expected: texts.places(length),
    actual: texts.places(actual),
    values: { expected: length, actual },
  };
}

function describeMisplaced(verdict: Verdict, structure: Structure, language: Language): ErrorDescription {
  const texts = textsIn[language];
  const position = verdict.position ?? 1;
  const actual = characterAt(verdict);
  const lettersOnly = structure.classes.charAt(position - 1) === 'a';
  const kind = structure.fields.find(({ end }) => position <= end)?.kind ?? 'account';
  return {
    error: texts.misplaced(position, actual, withinField(structure.country, kind, language), lettersOnly),
    expected: lettersOnly ? texts.letter : texts.digit,
    actual,
  };
}

function describeCheckDigits({ iban }: Verdict, _structure: Structure, language: Language): ErrorDescription {
  const texts = textsIn[language];
  const { wrongCheckDigits, remainders } = cacheIn[language];
  const checkDigits = iban.slice(2, 4);
  if (!areIssuedCheckDigits(iban)) {
    return { error: texts.neverIssued(checkDigits), expected: texts.issuedCheckDigits, actual: checkDigits };
  }
  const remainder = mod97(iban);
  return {
    error: (wrongCheckDigits[Number(checkDigits)] ??= texts.wrongCheckDigits(checkDigits)),
    expected: (remainders[1] ??= texts.remainder(1)),
    actual: (remainders[remainder] ??= texts.remainder(remainder)),
    values: { remainder },
  };
}

function describeNational({ iban }: Verdict, { country }: Structure, language: Language): ErrorDescription {
  const texts = textsIn[language];
  const { position = 0, actual = '', expected = null } = wrongNationalCheckDigits(iban, country) ?? {};
  const rule = textIn(nationalTexts[country]?.rule ?? '', language);
  return {
    error: texts.wrongNationalCheckDigits(position, actual, rule),
    expected: expected === null ? texts.issuedNumber(rule) : texts.nationalCheckDigits(expected),
    actual: texts.nationalCheckDigits(actual),
  };
}

function describeBankCode(verdict: Verdict, structure: Structure, language: Language): ErrorDescription {
  const texts = textsIn[language];
  const actual = extractBankCode(verdict.iban, structure);
  const source = findPublisher(verdict)?.publisher ?? '';
  const error = verdict.bank
    ? texts.voidBankCode(actual, bankDataDay(verdict, language)) + successorSentence(verdict.bank, language)
    : texts.unknownBankCode(actual, source, bankDataDay(verdict, language));
  return { error, expected: texts.listedBankCode, actual };
}

function describeAccount({ iban, bank }: Verdict, structure: Structure, language: Language): ErrorDescription {
  const texts = textsIn[language];
  const method = bank?.method ?? '';
  const error = accountSentence(iban, structure, bank, texts);
  const checkDigit = accountCheckDigit(iban, structure, bank);
  if (!checkDigit) return { error, expected: texts.accountBy(method), actual: extractAccountNumber(iban, structure) };
  const { position, fitting } = checkDigit;
  const actual = iban.charAt(position - 1);
  return { error, expected: texts.checkDigit(fitting.join(texts.or)), actual: texts.checkDigit(actual) };
}

/** Does not compute the right digit, which is slow and not part of the sentence. */
function accountSentence(iban: string, structure: Structure, bank: BankRecord | null, texts: Texts): string {
  const method = bank?.method ?? '';
  const position = accountCheckDigitPosition(iban, structure, bank);
  if (position === undefined) return texts.impossibleAccount(method);
  return texts.wrongAccountCheckDigit(position, iban.charAt(position - 1), method);
}
