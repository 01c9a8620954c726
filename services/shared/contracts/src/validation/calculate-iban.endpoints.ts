import { IsString, MaxLength } from 'class-validator';
import { endpoint } from '../endpoint.js';
import { IbanVerdict } from './validate-iban.endpoints.js';

/** What an IBAN is made of; blanks and dashes do not matter. */
export class CalculateIban {
  @IsString() @MaxLength(10) country!: string;
  /** With the code of the branch behind it where a country has one. */
  @IsString() @MaxLength(60) bankCode!: string;
  @IsString() @MaxLength(60) accountNumber!: string;
}

/** The calculated IBAN with everything a check says of it. */
export class CalculatedIban extends IbanVerdict {
  @IsString() iban!: string;
}

/** One charged check. Gathered into batches by the gateway like `validateIban`, instead of being forwarded. */
export const calculateIban = endpoint({
  method: 'POST',
  path: '/api/v1/ibans/calculate',
  service: 'validation',
  access: 'apiKey',
  body: CalculateIban,
  answer: CalculatedIban,
});
