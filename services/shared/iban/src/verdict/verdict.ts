import type { BankAuthority, BankRecord, OtherSource } from './bank-directory.js';

/** The nine named checks, in the order of `Verdict.results`. */
export const checkNames = [
  'iso13616',
  'characters',
  'country',
  'length',
  'structure',
  'checkDigits',
  'nationalCheckDigit',
  'bankCode',
  'accountCheckDigit',
] as const;
export type CheckName = (typeof checkNames)[number];

type CheckResult = 'passed' | 'failed' | 'warning' | 'notChecked';

/** Why an IBAN is invalid. Part of the public API. */
export type ErrorCode =
  | 'iban_charset'
  | 'iban_country'
  | 'iban_length'
  | 'iban_structure'
  | 'iban_check_digits'
  | 'national_check_digit'
  | 'bank_code_unknown'
  | 'account_check_digit';

export type WarningCode =
  | 'country_not_registered'
  | 'national_check_digit_doubtful'
  | 'bank_data_outdated'
  | 'bank_code_not_listed'
  | 'bank_code_to_be_deleted'
  | 'bank_code_merged'
  | 'account_check_digit_doubtful';

/** A correction, never applied automatically. Without the corrected IBAN, because verdicts are stored where IBANs are not allowed. */
export interface Correction {
  /** Position of the first differing or missing character, from 1. */
  readonly position: number;
  /** One character or two neighbours; empty when a character is missing. */
  readonly from: string;
  /** The correction; empty when there is a surplus character. */
  readonly to: string;
  /** Name of the corrected IBAN's bank; null without bank data. */
  readonly bankName: string | null;
}

interface Suggestion extends Correction {
  readonly iban: string;
}

interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** Kind of an input that is not an IBAN. Part of the public API. */
export type InputKind =
  | 'input_is_bic'
  | 'input_is_card_number'
  | 'input_is_account_and_bank_code'
  | 'input_is_epc_qr'
  | 'input_holds_iban'
  | 'input_is_masked'
  | 'input_lacks_check_digits'
  | 'input_names_territory';

export interface InputHint {
  readonly code: InputKind;
  readonly message: string;
}

/** The loaded release behind a verdict and its differences for the country, which explain the verdict under any later release. */
export interface VerdictRelease {
  /** First day and SHA-256 prefix of the file, for example `2027-01-04-1a2b3c4d`. */
  readonly version: string;
  readonly name: string;
  readonly date: string;
  /** Fields of the country in the notation of `structureTable`; null: no longer any. Left out: as shipped. */
  readonly fields?: string | null;
  /** German name of the country; only with `fields`. */
  readonly countryName?: string;
  /** First day of SEPA payments (YYYY-MM-DD); null: not in SEPA. Left out: as shipped. */
  readonly sepaSince?: string | null;
}

/** Result of checking one IBAN as compact plain JSON. It is stored, and `explain` derives the same answer from it at any later time. */
export interface Verdict {
  readonly iban: string;
  /** null when no country with IBANs has this code. */
  readonly country: string | null;
  /** null: valid. */
  readonly error: ErrorCode | null;
  /** First wrong character, from 1; null when no single one is wrong. */
  readonly position: number | null;
  /** One letter per check in the order of `checkNames`: p passed, f failed, w warning, n not checked. */
  readonly results: string;
  readonly bank: BankRecord | null;
  readonly warnings: readonly WarningCode[];
  readonly suggestions: readonly Correction[];
  readonly dataVersion: string | null;
  /** Left out: the bank data is the country's known register, or there was none. */
  readonly source?: OtherSource | undefined;
  /** Left out: the shipped release of the registry. */
  readonly registry?: VerdictRelease | undefined;
  /** The cleaned BIC to compare with the IBAN's bank; left out when none was sent. */
  readonly bic?: string | undefined;
}

export interface BankSource {
  readonly authority: BankAuthority;
  readonly publisher: string;
  /** First day on which the data is valid (YYYY-MM-DD). */
  readonly date: string | null;
  readonly dataVersion: string | null;
}

export interface BankOfAnswer {
  readonly postalCode: string | null;
  readonly town: string | null;
  readonly country: string | null;
  readonly bics: readonly string[] | null;
  readonly successor: { readonly bankCode: string; readonly name: string | null; readonly bic: string | null } | null;
  readonly source: BankSource | null;
}

/** The numbers of a failed check, for programs. */
export interface CheckValues {
  /** Characters that the IBANs of the country have. */
  readonly expected?: number;
  /** Characters that this IBAN has. */
  readonly actual?: number;
  /** Remainder modulo 97, which would have to be 1. */
  readonly remainder?: number;
}

export interface CheckOutcome {
  readonly result: CheckResult;
  readonly reason: string;
  /** Only in a failed check of length or check digits. */
  readonly values?: CheckValues;
  readonly source: string | null;
  readonly date: string | null;
}

/** The full answer to one check. Its fields are described at `IbanVerdict` of the contracts. */
export interface IbanAnswer {
  readonly valid: boolean;
  readonly iban: string;
  readonly formatted: string | null;
  readonly masked: string | null;
  readonly error: string | null;
  readonly errorCode: ErrorCode | null;
  readonly position: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly hint: InputHint | null;
  readonly country: string | null;
  readonly sepa: boolean | null;
  readonly blz: string | null;
  readonly branchCode: string | null;
  readonly accountNumber: string | null;
  readonly bic: string | null;
  readonly bankName: string | null;
  readonly bankAddress: string | null;
  readonly bank: BankOfAnswer | null;
  readonly timestamp: string;
  readonly warnings: readonly Warning[];
  readonly suggestions: readonly Suggestion[];
  readonly dataVersion: string | null;
  readonly checks: Readonly<Record<CheckName, CheckOutcome>> & { readonly bic?: CheckOutcome };
}

export type MinimalAnswer = Pick<
  IbanAnswer,
  'valid' | 'iban' | 'errorCode' | 'blz' | 'bic' | 'bankName' | 'warnings'
> & {
  /** Only where a BIC was sent, because its check is the requested result. */
  readonly checks?: { readonly bic: CheckOutcome };
};
