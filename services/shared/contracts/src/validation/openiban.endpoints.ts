import { IsArray, IsBoolean, IsOptional, IsString } from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { IfGiven } from '../fields/if-given.js';
import { Nested } from '../fields/nested.js';
import { checkProblems, unreadable } from './validate-iban.endpoints.js';

/** Call and answer of the public API of openiban.com (goiban-service), so that its clients need another address and a key only. */
class OpenIbanParams {
  @IsString() iban!: string;
}

/** `true` or `1` is yes, any other text no. */
class OpenIbanQuery {
  @IsOptional() @IsString() getBIC?: string;
  @IsOptional() @IsString() validateBankCode?: string;
}

/** The bank, or two empty texts. Unknown facts are left out. */
export class OpenIbanBank {
  @IsString() bankCode!: string;
  @IsString() name!: string;
  @IfGiven() @IsString() zip?: string;
  @IfGiven() @IsString() city?: string;
  @IfGiven() @IsString() bic?: string;
}

class OpenIbanCheckResults {
  /** Left out when `validateBankCode` was not set, or the input is not structured like an IBAN. */
  @IfGiven() @IsBoolean() bankCode?: boolean;
}

export class OpenIbanAnswer {
  @IsBoolean() valid!: boolean;
  /** English, in the words of openiban.com. */
  @IsArray() @IsString({ each: true }) messages!: string[];
  /** The IBAN as the caller sent it. */
  @IsString() iban!: string;
  @Nested(() => OpenIbanBank) bankData!: OpenIbanBank;
  @Nested(() => OpenIbanCheckResults) checkResults!: OpenIbanCheckResults;
}

/** Checks one IBAN like `validateIban`, in the form of openiban.com. Charged, batched and recorded like any check. */
export const validateAsOpenIban = endpoint({
  title: 'IBAN prüfen wie bei openiban.com',
  tag: 'Prüfung',
  method: 'GET',
  path: '/openiban/validate/:iban',
  service: 'validation',
  access: 'apiKey',
  hasPersonalPath: true,
  params: OpenIbanParams,
  query: OpenIbanQuery,
  response: one(OpenIbanAnswer),
  problems: [...unreadable, ...checkProblems],
});
