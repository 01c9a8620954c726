import { IsArray, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { BankSource } from '../banks/bank-source.js';
import { SuccessorBank } from '../banks/banks.endpoints.js';
import { endpoint } from '../definition/endpoint.js';
import { IfGiven } from '../fields/if-given.js';
import { keyRefusals } from '../keys/keys.problems.js';
import { Nested, NestedList } from '../fields/nested.js';
import { repeatProblems } from '../problems/request.problems.js';

/** Maximum input length before cleaning, with ample space for blanks and dashes. */
export const MAX_INPUT_LENGTH = 30_000;

/** Maximum input length of a BIC: eleven characters with blanks between them. */
export const MAX_BIC_INPUT = 64;

export class ValidateIbanBody {
  /** The IBAN as typed: blanks, dashes, lower case and a leading "IBAN" are accepted. */
  @IsString()
  @MaxLength(MAX_INPUT_LENGTH)
  iban!: string;

  /** A BIC of 8 or 11 characters, compared with the IBAN's bank; blanks, dashes and lower case are accepted. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_BIC_INPUT)
  bic?: string | null;
}

const checkResults = ['passed', 'failed', 'warning', 'notChecked'] as const;
export type CheckResult = (typeof checkResults)[number];

/** The numbers of a failed check, so that programs need not read them from sentences. */
export class CheckValues {
  /** Characters that the IBANs of the country have. */
  @IfGiven() @IsInt() expected?: number;
  /** Characters that this IBAN has. */
  @IfGiven() @IsInt() actual?: number;
  /** Remainder of the IBAN modulo 97 (ISO 7064), which would have to be 1. */
  @IfGiven() @IsInt() remainder?: number;
}

export class CheckOutcome {
  @IsIn(checkResults) result!: CheckResult;
  /** In the language of the call: the finding, or why nothing was checked. */
  @IsString() reason!: string;
  /** Only where `length` failed, or `checkDigits` with check digits from 02 to 98, which alone are issued. */
  @IfGiven() @Nested(() => CheckValues) values?: CheckValues;
  /** Publisher of the rule or the data; null when nothing was checked. */
  @IsOptional() @IsString() source!: string | null;
  /** First day of the rule or data (YYYY-MM-DD); null when nothing was checked. */
  @IsOptional() @IsString() date!: string | null;
}

/** Every check by name; checks that were not reached are `notChecked`. */
export class Checks {
  /** Structure and check digits only (ISO 13616, mod 97). */
  @Nested(() => CheckOutcome) iso13616!: CheckOutcome;
  @Nested(() => CheckOutcome) characters!: CheckOutcome;
  @Nested(() => CheckOutcome) country!: CheckOutcome;
  @Nested(() => CheckOutcome) length!: CheckOutcome;
  @Nested(() => CheckOutcome) structure!: CheckOutcome;
  @Nested(() => CheckOutcome) checkDigits!: CheckOutcome;
  @Nested(() => CheckOutcome) nationalCheckDigit!: CheckOutcome;
  @Nested(() => CheckOutcome) bankCode!: CheckOutcome;
  @Nested(() => CheckOutcome) accountCheckDigit!: CheckOutcome;
  /** Whether the sent BIC belongs to the IBAN's bank, only if one was sent. It does not affect the verdict on the IBAN. */
  @IfGiven() @Nested(() => CheckOutcome) bic?: CheckOutcome;
}

/** A correction of one typing error that makes the check digits, a real bank and its account check fit. Never applied automatically. */
export class Suggestion {
  /** Position of the first difference, counted from 1 in the IBAN without blanks. */
  @IsInt() position!: number;
  /** Empty: a character is missing there. */
  @IsString() from!: string;
  /** Empty: the IBAN has an additional digit there. */
  @IsString() to!: string;
  /** The complete suggested IBAN. */
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

/** Kind of an input that is not a complete IBAN. */
export class InputHint {
  @IsIn(inputKinds) code!: InputKind;
  @IsString() message!: string;
}

/** Reasons why an IBAN is invalid; stable, because customers' programs depend on them. */
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

/** Facts about the bank in addition to name, BIC and address. null means "unknown", never "no". */
export class BankOfIban {
  @IsOptional() @IsString() postalCode!: string | null;
  @IsOptional() @IsString() town!: string | null;
  /** Country of the address (ISO 3166). */
  @IsOptional() @IsString() country!: string | null;
  /** All BICs of the bank code, the bank's main one first. */
  @IsOptional() @IsArray() @IsString({ each: true }) bics!: string[] | null;
  /** Bank code that replaces this one, now or later. */
  @IsOptional() @Nested(() => SuccessorBank) successor!: SuccessorBank | null;
  @IsOptional() @Nested(() => BankSource) source!: BankSource | null;
}

/** The verdict on one IBAN. Unknown facts are null, never invented. */
export class IbanVerdict {
  @IsBoolean() valid!: boolean;
  /** The cleaned input, valid or invalid. */
  @IsString() iban!: string;
  /** IBAN in groups of four; null when it lacks the structure of its country. */
  @IsOptional() @IsString() formatted!: string | null;
  /** The IBAN in groups, with only the first and last four characters visible. */
  @IsOptional() @IsString() masked!: string | null;
  /** Description of the fault in the language of the call; null when valid. */
  @IsOptional() @IsString() error!: string | null;
  /** Stable code of the first failed check. */
  @IsOptional() @IsIn(ibanErrorCodes) errorCode!: IbanErrorCode | null;
  /** Position of the first wrong character, counted from 1 in the IBAN without blanks. */
  @IsOptional() @IsInt() position!: number | null;
  @IsOptional() @IsString() expected!: string | null;
  @IsOptional() @IsString() actual!: string | null;
  /** Kind of an input that is not an IBAN; null: no known kind. */
  @IsOptional() @Nested(() => InputHint) hint!: InputHint | null;
  @IsOptional() @IsString() country!: string | null;
  /** Whether SEPA payments reach the accounts of this country; null when the country is unknown. */
  @IsOptional() @IsBoolean() sepa!: boolean | null;
  @IsOptional() @IsString() blz!: string | null;
  /** null when IBANs of the country name no branch. */
  @IsOptional() @IsString() branchCode!: string | null;
  /** Account number in the national form, including check digits that belong to it. */
  @IsOptional() @IsString() accountNumber!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() bankName!: string | null;
  /** Postal code and place of the bank. */
  @IsOptional() @IsString() bankAddress!: string | null;
  /** null: unknown bank. */
  @IsOptional() @Nested(() => BankOfIban) bank!: BankOfIban | null;
  @IsISO8601() timestamp!: string;
  @NestedList(() => Warning) warnings!: Warning[];
  /** At most three suggestions. */
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
  /** Whether the sent BIC belongs to the IBAN's bank; left out if none was sent. */
  @IfGiven() @Nested(() => AskedChecks) checks?: AskedChecks;
}

/** Problems for an input that contains no IBAN. */
export const unreadable = [
  'iban_missing',
  'iban_too_long',
  'iban_characters',
  'input_is_account_and_bank_code',
  'input_is_epc_qr',
  'input_holds_iban',
  'input_is_masked',
] as const;

export const checkProblems = [...keyRefusals, 'quota_exceeded', 'test_iban_required', ...repeatProblems] as const;

/** Checks one IBAN. The gateway combines these calls into micro-batches instead of forwarding them. */
export const validateIban = endpoint({
  title: 'IBAN prüfen',
  tag: 'Prüfung',
  method: 'POST',
  path: '/api/validate-iban',
  service: 'validation',
  access: 'public',
  body: ValidateIbanBody,
  response: one(IbanVerdict),
  minimal: MinimalVerdict,
  problems: [...unreadable, ...checkProblems],
});
