import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { one } from '../answer.js';
import { endpoint } from '../endpoint.js';
import { Nested, NestedList } from '../nested.js';

/** Check digits within a country's account numbers. */
class NationalCheckDigits {
  @IsString() rule!: string;
  @IsString() source!: string;
  /** Whether wrong ones make an IBAN invalid; otherwise they are a warning. */
  @IsBoolean() binding!: boolean;
}

/** Structure of the IBANs of one country and the checks made on them. */
class CountryOfIbans {
  /** ISO 3166 code, as an IBAN begins. */
  @IsString() country!: string;
  @IsString() name!: string;
  /** Whether the IBAN registry contains the country; without it an IBAN has the warning `country_not_registered`. */
  @IsBoolean() registered!: boolean;
  @IsInt() length!: number;
  /** In the notation of the registry: `DE2!n8!n10!n` (n digits, a letters, c both). */
  @IsString() structure!: string;
  /** The same as a regular expression for an IBAN without blanks, in capitals. */
  @IsString() pattern!: string;
  /** Whether SEPA payments reach the country. */
  @IsBoolean() sepa!: boolean;
  /** Since when, or from when: YYYY, YYYY-MM or YYYY-MM-DD; null: never. */
  @IsOptional() @IsString() sepaSince!: string | null;
  /** Whether `POST /api/v1/ibans/calculate` takes the country. */
  @IsBoolean() calculable!: boolean;
  /** German: how `accountNumber` is given for that; null where nothing is calculated. */
  @IsOptional() @IsString() accountNumber!: string | null;
  /** null: none are checked. Germany's are checked by the method of each bank. */
  @IsOptional() @Nested(() => NationalCheckDigits) nationalCheckDigits!: NationalCheckDigits | null;
  /** Version of the bank data with which bank codes are checked; null: none is loaded. */
  @IsOptional() @IsString() dataVersion!: string | null;
}

/** The release of the IBAN registry that verdicts are made by. */
class RegistryOfIbans {
  /** null: the one that the product is shipped with. */
  @IsOptional() @IsString() version!: string | null;
  @IsString() name!: string;
  /** Since when it holds (YYYY-MM-DD); of the shipped one the month of its publication (YYYY-MM). */
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
  answer: one(CountriesOfIbans),
  problems: [],
});
