import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { Nested, NestedList } from '../fields/nested.js';

/** Check digits within a country's account numbers. */
class NationalCheckDigits {
  @IsString() rule!: string;
  @IsString() source!: string;
  /** Whether wrong check digits make an IBAN invalid; otherwise they cause a warning. */
  @IsBoolean() binding!: boolean;
}

/** Structure of the IBANs of one country and the checks made on them. */
class CountryOfIbans {
  /** ISO 3166 code, the first two characters of an IBAN. */
  @IsString() country!: string;
  @IsString() name!: string;
  /** Whether the IBAN registry contains the country; without it an IBAN has the warning `country_not_registered`. */
  @IsBoolean() registered!: boolean;
  @IsInt() length!: number;
  /** In the notation of the registry: `DE2!n8!n10!n` (n digits, a letters, c both). */
  @IsString() structure!: string;
  /** Structure as a regular expression for an IBAN in capitals without blanks. */
  @IsString() pattern!: string;
  @IsBoolean() sepa!: boolean;
  /** Start of SEPA membership, possibly in the future: YYYY, YYYY-MM or YYYY-MM-DD; null: never. */
  @IsOptional() @IsString() sepaSince!: string | null;
  /** Whether `POST /api/v1/ibans/calculate` supports the country. */
  @IsBoolean() calculable!: boolean;
  /** Sentence in the language of the call: format of `accountNumber` for that call; null if it does not support the country. */
  @IsOptional() @IsString() accountNumber!: string | null;
  /** null: not checked by a rule of the country. Germany has a method per bank instead. */
  @IsOptional() @Nested(() => NationalCheckDigits) nationalCheckDigits!: NationalCheckDigits | null;
  /** Version of the bank data with which bank codes are checked; null: none is loaded. */
  @IsOptional() @IsString() dataVersion!: string | null;
}

/** The release of the IBAN registry that checks use. */
class RegistryOfIbans {
  /** null: the release shipped with the product. */
  @IsOptional() @IsString() version!: string | null;
  @IsString() name!: string;
  /** First day in force (YYYY-MM-DD); for the shipped release its month of publication (YYYY-MM). */
  @IsString() date!: string;
}

/** All countries with IBANs, in the order of their codes. */
export class CountriesOfIbans {
  @Nested(() => RegistryOfIbans) registry!: RegistryOfIbans;
  @NestedList(() => CountryOfIbans) countries!: CountryOfIbans[];
}

export const listCountries = endpoint({
  title: 'Länder auflisten',
  tag: 'Bankverzeichnis',
  method: 'GET',
  path: '/api/v1/countries',
  service: 'validation',
  access: 'apiKey',
  conditional: true,
  compressed: true,
  response: one(CountriesOfIbans),
  problems: [],
});
