import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { page } from '../definition/response-kinds.js';
import { DigitsAsNumber } from '../fields/digits-as-number.js';
import { endpoint } from '../definition/endpoint.js';
import { NestedList } from '../fields/nested.js';
import { Trimmed } from '../fields/trimmed.js';
import { BankDataSet, countryMessage, upperCase } from './banks.endpoints.js';

const MAX_BANKS_FOUND = 100;
const MIN_BANK_SEARCH_LENGTH = 3;

const withoutBlanks = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\s-]/g, '').toUpperCase() : value;
const bicForm = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const searchable = new RegExp(`^[^\\p{L}\\p{N}]*(?:[\\p{L}\\p{N}][^\\p{L}\\p{N}]*){${MIN_BANK_SEARCH_LENGTH}}`, 'u');

/** Searches banks by BIC, by text, or by both. */
export class BankSearchQuery {
  /** A BIC of 8 characters matches all branches of the institution. */
  @ValidateIf(({ bic }: BankSearchQuery) => bic !== undefined)
  @Transform(withoutBlanks)
  @Matches(bicForm, {
    message: 'Bitte geben Sie als bic einen BIC mit 8 oder 11 Stellen an, zum Beispiel COBADEFFXXX.',
  })
  bic?: string;

  /** Beginnings of words in name, place, postal code and bank code; all of them must match. */
  @ValidateIf(({ bic, q }: BankSearchQuery) => q !== undefined || bic === undefined)
  @Trimmed()
  @MaxLength(60, { message: 'Bitte geben Sie als q höchstens 60 Zeichen an.' })
  @Matches(searchable, {
    message: `Bitte geben Sie bic an, oder als q mindestens ${MIN_BANK_SEARCH_LENGTH} Buchstaben oder Ziffern von Name, Ort oder Bankleitzahl.`,
  })
  q?: string;

  @IsOptional() @Transform(upperCase) @Matches(/^[A-Z]{2}$/, { message: countryMessage }) country?: string;
  @IsOptional() @DigitsAsNumber() @IsInt() @Min(1) @Max(MAX_BANKS_FOUND) limit = 20;
  @IsOptional() @IsString() @MaxLength(200) cursor?: string;
}

/** A bank, or a branch of it under the same bank code. */
export class BankMatch {
  @IsString() country!: string;
  @IsString() bankCode!: string;
  /** Whether it is a further place of the bank, not the record of the bank itself. */
  @IsBoolean() isBranch!: boolean;
  @IsString() name!: string;
  @IsOptional() @IsString() shortName!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() postalCode!: string | null;
  @IsOptional() @IsString() place!: string | null;
  /** The bank code is invalid: the file in force deleted it. */
  @IsBoolean() isDeleted!: boolean;
  @IsBoolean() deletionPlanned!: boolean;
}

class SearchedDataSet extends BankDataSet {
  @IsString() country!: string;
}

/** One page of banks by country and bank code, each bank before its branches. */
export class BankMatches {
  /** Data sets of all searched countries; banks of other countries are unknown. */
  @NestedList(() => SearchedDataSet) dataSets!: SearchedDataSet[];
  @NestedList(() => BankMatch) banks!: BankMatch[];
  @IsOptional() @IsString() nextCursor!: string | null;
}

export const searchBanks = endpoint({
  title: 'Banken suchen',
  tag: 'Bankverzeichnis',
  method: 'GET',
  path: '/api/v1/banks',
  service: 'validation',
  access: 'apiKey',
  conditional: true,
  compressed: true,
  query: BankSearchQuery,
  response: page(BankMatches),
  problems: ['bank_data_missing'],
});
