import { IsArray, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { one } from '../answer.js';
import { BankSource } from '../banks/bank-source.js';
import { SuccessorBank } from '../banks/banks.endpoints.js';
import { endpoint } from '../endpoint.js';
import { IfGiven } from '../if-given.js';
import { keyRefusals } from '../keys/keys.problems.js';
import { Nested, NestedList } from '../nested.js';
import { repeatProblems } from '../request.problems.js';

/** Longest input that is looked at before cleaning; blanks and dashes around a real IBAN fit many times over. */
export const MAX_INPUT_LENGTH = 30_000;

/** Longest input of a BIC: eleven places, each with blanks around it. */
export const MAX_BIC_INPUT = 64;

export class ValidateIban {
  /** The IBAN as typed: blanks, dashes, lower case and a leading "IBAN" are accepted. */
  @IsString()
  @MaxLength(MAX_INPUT_LENGTH)
  iban!: string;

  /** A BIC with or without a branch, to learn whether it belongs to the IBAN's bank; blanks, dashes and lower case are accepted. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_BIC_INPUT)
  bic?: string | null;
}

const checkResults = ['passed', 'failed', 'warning', 'notChecked'] as const;
export type CheckResult = (typeof checkResults)[number];

export class CheckOutcome {
  @IsIn(checkResults) result!: CheckResult;
  /** German: the finding, or why nothing was checked. */
  @IsString() reason!: string;
  /** Publisher of the rule or the data; null when nothing was checked. */
  @IsOptional() @IsString() source!: string | null;
  /** Since when the rule or data is in force (YYYY-MM-DD); null when nothing was checked. */
  @IsOptional() @IsString() date!: string | null;
}

/** Every check by name; one that was not reached is `notChecked`. */
export class Checks {
  /** Structure and mod 97 alone, for customers of that school. */
  @Nested(() => CheckOutcome) iso13616!: CheckOutcome;
  @Nested(() => CheckOutcome) characters!: CheckOutcome;
  @Nested(() => CheckOutcome) country!: CheckOutcome;
  @Nested(() => CheckOutcome) length!: CheckOutcome;
  @Nested(() => CheckOutcome) structure!: CheckOutcome;
  @Nested(() => CheckOutcome) checkDigits!: CheckOutcome;
  @Nested(() => CheckOutcome) nationalCheckDigit!: CheckOutcome;
  @Nested(() => CheckOutcome) bankCode!: CheckOutcome;
  @Nested(() => CheckOutcome) accountCheckDigit!: CheckOutcome;
  /** Whether the BIC that was sent belongs to the IBAN's bank: only where one was sent. The IBAN's verdict does not depend on it. */
  @IfGiven() @Nested(() => CheckOutcome) bic?: CheckOutcome;
}

/**
 * A change of one character, a swap of neighbours, a missing digit or country, or an additional digit that makes the
 * IBAN fit its check digits, a real bank and its account check. A hint for people, never applied automatically.
 */
export class Suggestion {
  /** The first character that differs, counted from 1 in the IBAN without blanks. */
  @IsInt() position!: number;
  /** Empty when something is missing there. */
  @IsString() from!: string;
  /** Empty when there is a digit too many. */
  @IsString() to!: string;
  /** The whole IBAN that it leads to. */
  @IsString() iban!: string;
  @IsOptional() @IsString() bankName!: string | null;
}

export const warningCodes = [
  'country_not_registered',
  'national_check_digit_doubtful',
  'bank_data_outdated',
  'bank_code_not_listed',
  'bank_code_to_be_deleted',
  'bank_code_merged',
  'account_check_digit_doubtful',
] as const;
type WarningCode = (typeof warningCodes)[number];

/** A warning that does not make the IBAN invalid. */
export class Warning {
  @IsIn(warningCodes) code!: WarningCode;
  @IsString() message!: string;
}

export const inputKinds = [
  'input_is_bic',
  'input_is_card_number',
  'input_is_account_and_bank_code',
  'input_is_epc_qr',
  'input_holds_iban',
  'input_is_masked',
  'input_lacks_check_digits',
  'input_names_territory',
] as const;
type InputKind = (typeof inputKinds)[number];

/** Kind of an input that is no whole IBAN. */
export class InputHint {
  @IsIn(inputKinds) code!: InputKind;
  @IsString() message!: string;
}

/** Why an IBAN is invalid. Stable: customers' programs read them. */
export const ibanErrorCodes = [
  'iban_charset',
  'iban_country',
  'iban_length',
  'iban_structure',
  'iban_check_digits',
  'national_check_digit',
  'bank_code_unknown',
  'account_check_digit',
] as const;
export type IbanErrorCode = (typeof ibanErrorCodes)[number];

/** Facts about the bank in addition to its name, BIC and address in one line. null is "not known", never "no". */
export class BankOfIban {
  @IsOptional() @IsString() postalCode!: string | null;
  @IsOptional() @IsString() town!: string | null;
  /** Country of the address (ISO 3166). */
  @IsOptional() @IsString() country!: string | null;
  /** Every BIC that the data names for the bank code, that of the bank itself first. */
  @IsOptional() @IsArray() @IsString({ each: true }) bics!: string[] | null;
  /** The bank code that takes over, or has. */
  @IsOptional() @Nested(() => SuccessorBank) successor!: SuccessorBank | null;
  @IsOptional() @Nested(() => BankSource) source!: BankSource | null;
}

/** The verdict on one IBAN. Unknown facts are null, never invented. */
export class IbanVerdict {
  @IsBoolean() valid!: boolean;
  /** As it was cleaned, right or wrong. */
  @IsString() iban!: string;
  /** In groups of four; null when it is not built like an IBAN of its country. */
  @IsOptional() @IsString() formatted!: string | null;
  /** The same with only its first and last four places; null like `formatted`. */
  @IsOptional() @IsString() masked!: string | null;
  /** German sentence with the fault; null when valid. */
  @IsOptional() @IsString() error!: string | null;
  /** Stable code of the first failed check. */
  @IsOptional() @IsIn(ibanErrorCodes) errorCode!: IbanErrorCode | null;
  /** First wrong character, counted from 1 in the IBAN without blanks. */
  @IsOptional() @IsInt() position!: number | null;
  @IsOptional() @IsString() expected!: string | null;
  @IsOptional() @IsString() actual!: string | null;
  /** Kind of an input that is no IBAN; null when it matches no known kind. */
  @IsOptional() @Nested(() => InputHint) hint!: InputHint | null;
  /** ISO 3166 code. */
  @IsOptional() @IsString() country!: string | null;
  /** Whether SEPA payments reach the accounts of this country; null when the country is unknown. */
  @IsOptional() @IsBoolean() sepa!: boolean | null;
  @IsOptional() @IsString() blz!: string | null;
  /** null when IBANs of the country name no branch. */
  @IsOptional() @IsString() branchCode!: string | null;
  /** As customers of the country write it behind the bank code: with check digits that belong to it. */
  @IsOptional() @IsString() accountNumber!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() bankName!: string | null;
  /** "PLZ Ort". */
  @IsOptional() @IsString() bankAddress!: string | null;
  /** null when the bank is not known. */
  @IsOptional() @Nested(() => BankOfIban) bank!: BankOfIban | null;
  @IsISO8601() timestamp!: string;
  @NestedList(() => Warning) warnings!: Warning[];
  /** At most three. */
  @NestedList(() => Suggestion) suggestions!: Suggestion[];
  @IsOptional() @IsString() dataVersion!: string | null;
  @Nested(() => Checks) checks!: Checks;
}

class AskedChecks {
  @Nested(() => CheckOutcome) bic!: CheckOutcome;
}

/** The short form of a verdict: the fields without explanations. Charged like the full one. */
export class MinimalVerdict {
  @IsBoolean() valid!: boolean;
  @IsString() iban!: string;
  @IsOptional() @IsIn(ibanErrorCodes) errorCode!: IbanErrorCode | null;
  @IsOptional() @IsString() blz!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() bankName!: string | null;
  @NestedList(() => Warning) warnings!: Warning[];
  /** Only where a BIC was sent: whether it belongs to the IBAN's bank. */
  @IfGiven() @Nested(() => AskedChecks) checks?: AskedChecks;
}

/** Problems for an input that contains no IBAN. */
const unreadable = [
  'iban_missing',
  'iban_too_long',
  'iban_characters',
  'input_is_account_and_bank_code',
  'input_is_epc_qr',
  'input_holds_iban',
  'input_is_masked',
] as const;

/** With an API key a check is charged, and may be repeated. */
export const checkProblems = [...keyRefusals, 'quota_exceeded', 'test_iban_required', ...repeatProblems] as const;

/** The check itself: the one route that the gateway gathers into micro-batches instead of forwarding. */
export const validateIban = endpoint({
  title: 'IBAN prüfen',
  tag: 'Prüfung',
  method: 'POST',
  path: '/api/validate-iban',
  service: 'validation',
  access: 'public',
  body: ValidateIban,
  answer: one(IbanVerdict),
  minimal: MinimalVerdict,
  problems: [...unreadable, ...checkProblems],
});
