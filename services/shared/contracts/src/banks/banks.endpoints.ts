import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { one, page } from '../definition/response-kinds.js';
import { IsDay } from '../fields/day-or-instant.js';
import { DigitsAsNumber } from '../fields/digits-as-number.js';
import { endpoint } from '../definition/endpoint.js';
import { Nested, NestedList } from '../fields/nested.js';
import { bankAuthorities, type BankAuthority } from './bank-source.js';

const MAX_BANK_CHANGES = 100;

export const countryMessage = 'Bitte geben Sie ein Land mit zwei Buchstaben an, zum Beispiel DE.';
const dayMessage = 'Bitte geben Sie als since einen Tag an, den es im Kalender gibt, in der Form JJJJ-MM-TT.';
const isText = (value: unknown): value is string => typeof value === 'string';
export const upperCase = ({ value }: { value: unknown }): unknown => (isText(value) ? value.toUpperCase() : value);

export class BankParams {
  @Transform(upperCase) @Matches(/^[A-Z]{2}$/, { message: countryMessage }) country!: string;
  @Transform(upperCase)
  @Matches(/^[A-Z0-9]{1,15}$/, {
    message: 'Bitte geben Sie eine Bankleitzahl an: Ziffern und Buchstaben ohne Leerzeichen.',
  })
  bankCode!: string;
}

export class SuccessorBank {
  @IsString() bankCode!: string;
  @IsOptional() @IsString() name!: string | null;
  @IsOptional() @IsString() bic!: string | null;
}

/** A publisher's record of one bank code; null: not published. */
export class BankState {
  @IsString() name!: string;
  @IsOptional() @IsString() shortName!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() postalCode!: string | null;
  @IsOptional() @IsString() place!: string | null;
  @IsOptional() @IsString() pan!: string | null;
  /** Method of the account number's check digit (Germany: 00 … E4). */
  @IsOptional() @IsString() checkDigitMethod!: string | null;
  /** The publisher announces the deletion of the bank code, in Switzerland and Liechtenstein its merger into the successor's. */
  @IsBoolean() deletionPlanned!: boolean;
  @IsOptional() @Nested(() => SuccessorBank) successor!: SuccessorBank | null;
}

export class BankDataSet {
  @IsString() dataVersion!: string;
  @IsIn(bankAuthorities) authority!: BankAuthority;
  @IsString() source!: string;
  /** YYYY-MM-DD. */
  @IsString() validFrom!: string;
  /** Last day (YYYY-MM-DD); null: the publisher names none. */
  @IsOptional() @IsString() validUntil!: string | null;
}

export class BankFacts extends BankState {
  @IsString() country!: string;
  @IsString() bankCode!: string;
  /** Postal code and place. */
  @IsOptional() @IsString() address!: string | null;
  /** The bank code is invalid: this file deleted it. */
  @IsBoolean() isDeleted!: boolean;
  /** Number of further places of the bank under the same code. */
  @IsInt() @Min(0) branches!: number;
  @Nested(() => BankDataSet) dataSet!: BankDataSet;
}

export class BankChangesQuery {
  /** Day (YYYY-MM-DD) after which the changes take effect. */
  @IsDay({ message: dayMessage }) since!: string;
  @IsOptional() @Transform(upperCase) @Matches(/^[A-Z]{2}$/, { message: countryMessage }) country = 'DE';
  @IsOptional() @DigitsAsNumber() @IsInt() @Min(1) @Max(MAX_BANK_CHANGES) limit = MAX_BANK_CHANGES;
  @IsOptional() @IsString() @MaxLength(100) cursor?: string;
}

const bankChangeKinds = ['added', 'changed', 'removed'] as const;
type BankChangeKind = (typeof bankChangeKinds)[number];

/** Change of one bank code by one file. */
export class BankChange {
  @IsString() bankCode!: string;
  @IsIn(bankChangeKinds) kind!: BankChangeKind;
  /** First day of the change (YYYY-MM-DD), possibly in the future. */
  @IsString() validFrom!: string;
  @IsString() dataVersion!: string;
  /** null: the bank code was added. */
  @IsOptional() @Nested(() => BankState) before!: BankState | null;
  /** null: the bank code was removed. */
  @IsOptional() @Nested(() => BankState) after!: BankState | null;
}

class ComparedDataSet {
  @IsString() dataVersion!: string;
  /** YYYY-MM-DD. */
  @IsString() validFrom!: string;
}

/** One page of changes, the oldest first. */
export class BankChanges {
  @IsString() country!: string;
  /** First day of the oldest loaded file: earlier changes are unknown; null: no file. */
  @IsOptional() @IsString() knownSince!: string | null;
  /** Sentence in the language of the call: which changes since the requested day are unknown; null: the list is complete. */
  @IsOptional() @IsString() unknown!: string | null;
  /** The newest 100 data sets, oldest first; each one is compared with its predecessor. */
  @NestedList(() => ComparedDataSet) dataSets!: ComparedDataSet[];
  @NestedList(() => BankChange) changes!: BankChange[];
  @IsOptional() @IsString() nextCursor!: string | null;
}

const forKeyHolders = {
  tag: 'Bankverzeichnis',
  method: 'GET',
  service: 'validation',
  access: 'apiKey',
  conditional: true,
} as const;

export const findBank = endpoint({
  ...forKeyHolders,
  title: 'Bank nachschlagen',
  path: '/api/v1/banks/:country/:bankCode',
  params: BankParams,
  response: one(BankFacts),
  problems: ['bank_data_missing', 'bank_code_unknown'],
});

export const listBankChanges = endpoint({
  ...forKeyHolders,
  title: 'Änderungen im Verzeichnis',
  path: '/api/v1/bank-changes',
  compressed: true,
  query: BankChangesQuery,
  response: page(BankChanges),
  problems: [],
});
