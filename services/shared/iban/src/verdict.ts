import type { BankAuthority, BankRecord, OtherSource } from './bank-directory.js';

/** The nine named checks, in the order in which `Verdict.results` holds them. */
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

export type CheckResult = 'passed' | 'failed' | 'warning' | 'notChecked';

/** Why an IBAN is invalid. Stable: customers' programs read them. */
export type ErrorCode =
  | 'iban_charset'
  | 'iban_country'
  | 'iban_length'
  | 'iban_structure'
  | 'iban_check_digits'
  | 'national_check_digit'
  | 'bank_code_unknown'
  | 'account_check_digit';

/** Warnings that leave an IBAN valid. */
export type WarningCode =
  | 'country_not_registered'
  | 'national_check_digit_doubtful'
  | 'bank_data_outdated'
  | 'bank_code_not_listed'
  | 'bank_code_to_be_deleted'
  | 'bank_code_merged'
  | 'account_check_digit_doubtful';

/**
 * What would make the IBAN right: other characters at one place, one more or one fewer. An offer for people, never applied by itself. Without
 * the IBAN that it leads to: a verdict is stored where the IBAN may not be.
 */
export interface Suggestion {
  /** Place of the first character that differs, from 1; of the one that is missing. */
  readonly position: number;
  /** What stands there: one character or two neighbours; empty when something is missing. */
  readonly from: string;
  /** What would be right; empty when there is a character too many. */
  readonly to: string;
  /** The bank the IBAN would then belong to; null when no bank data is at hand. */
  readonly bankName: string | null;
}

/** A suggestion with the whole IBAN that it leads to. */
export interface SuggestedIban extends Suggestion {
  readonly iban: string;
}

/** A warning that leaves an IBAN valid, with the German sentence for people. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** What an input is that is no IBAN. Stable: customers' programs read them. */
export type InputKind =
  | 'input_is_bic'
  | 'input_is_card_number'
  | 'input_is_account_and_bank_code'
  | 'input_is_epc_qr'
  | 'input_holds_iban'
  | 'input_is_masked'
  | 'input_lacks_check_digits'
  | 'input_names_territory';

/** What was sent instead of a whole IBAN, with the German sentence for people. */
export interface InputHint {
  readonly code: InputKind;
  readonly message: string;
}

/**
 * The loaded release of the registry that a verdict was made by, with what it says otherwise of the IBAN's country than the shipped one: so
 * the verdict is explained in the same way when another release is in force.
 */
export interface JudgedBy {
  /** First day and SHA-256 prefix of the file, for example `2027-01-04-1a2b3c4d`. */
  readonly version: string;
  /** German, for people. */
  readonly name: string;
  /** Since when it holds (YYYY-MM-DD). */
  readonly date: string;
  /** How the country's IBANs are built, as in `structureTable`; null: it has none any more. Left out: as shipped. */
  readonly fields?: string | null;
  /** German name of the country; only with `fields`. */
  readonly countryName?: string;
  /** Since when SEPA payments reach the country (YYYY-MM-DD); null: they do not. Left out: as shipped. */
  readonly sepaSince?: string | null;
}

/**
 * What was found out about one IBAN, as compact plain JSON: stored as it is and turned into the same answer at any later time.
 * Everything else in an answer follows from the IBAN itself.
 */
export interface Verdict {
  readonly iban: string;
  /** null when no country with IBANs has this code. */
  readonly country: string | null;
  /** null: valid. */
  readonly error: ErrorCode | null;
  /** First wrong character, from 1; null when no single one can be named. */
  readonly position: number | null;
  /** One letter per check in the order of `checkNames`: p passed, f failed, w warning, n not checked. */
  readonly results: string;
  readonly bank: BankRecord | null;
  readonly warnings: readonly WarningCode[];
  readonly suggestions: readonly Suggestion[];
  readonly dataVersion: string | null;
  /** Left out: the bank data is the file of the country's known register, or there was none. */
  readonly source?: OtherSource | undefined;
  /** Left out: the shipped release of the registry. */
  readonly registry?: JudgedBy | undefined;
  /** The cleaned BIC that was sent to be compared with the IBAN's bank; left out when there was none. */
  readonly bic?: string | undefined;
}

/** Where facts about a bank come from. */
export interface BankSource {
  readonly authority: BankAuthority;
  readonly publisher: string;
  /** The first day on which the data holds (YYYY-MM-DD). */
  readonly date: string | null;
  readonly dataVersion: string | null;
}

/** What is known of an IBAN's bank beside its name, BIC and address in one line; null is "not known", never "no". */
export interface BankOfAnswer {
  readonly postalCode: string | null;
  readonly town: string | null;
  /** Of the address (ISO 3166). */
  readonly country: string | null;
  /** That of the bank itself first. */
  readonly bics: readonly string[] | null;
  /** The bank that takes over the bank code, or has. */
  readonly successor: { readonly bankCode: string; readonly name: string | null; readonly bic: string | null } | null;
  readonly source: BankSource | null;
}

/** One named check of the answer. */
export interface CheckOutcome {
  readonly result: CheckResult;
  /** German, for people. */
  readonly reason: string;
  /** Who publishes the rule or the data; null when nothing was checked. */
  readonly source: string | null;
  /** Since when rule or data are in force (YYYY-MM-DD); null when nothing was checked or the publisher names no day. */
  readonly date: string | null;
}

/** The whole answer to one check. */
export interface IbanAnswer {
  readonly valid: boolean;
  /** As it was cleaned, right or wrong. */
  readonly iban: string;
  /** In groups of four; null when it is not built like an IBAN of its country. */
  readonly formatted: string | null;
  /** The same with only its first and last four places; null like `formatted`. */
  readonly masked: string | null;
  readonly error: string | null;
  readonly errorCode: ErrorCode | null;
  readonly position: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
  /** What was sent when it is no IBAN at all; null when nothing is recognised. */
  readonly hint: InputHint | null;
  readonly country: string | null;
  /** Whether SEPA payments reach the country's accounts; null when the country is unknown. */
  readonly sepa: boolean | null;
  readonly blz: string | null;
  /** null when the country's IBANs name no branch, or the parts cannot be told apart. */
  readonly branchCode: string | null;
  /** As customers of the country write it behind the bank code: with check digits that belong to it. */
  readonly accountNumber: string | null;
  readonly bic: string | null;
  readonly bankName: string | null;
  readonly bankAddress: string | null;
  /** null when the bank is not known. */
  readonly bank: BankOfAnswer | null;
  readonly timestamp: string;
  readonly warnings: readonly Warning[];
  readonly suggestions: readonly SuggestedIban[];
  readonly dataVersion: string | null;
  /** `bic` only where one was sent. */
  readonly checks: Readonly<Record<CheckName, CheckOutcome>> & { readonly bic?: CheckOutcome };
}

/** The same without what explains it. */
export type MinimalAnswer = Pick<
  IbanAnswer,
  'valid' | 'iban' | 'errorCode' | 'blz' | 'bic' | 'bankName' | 'warnings'
> & {
  /** Only where a BIC was sent: it is what was asked about. */
  readonly checks?: { readonly bic: CheckOutcome };
};
