import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  MaxLength,
  Min,
} from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { IfGiven } from '../fields/if-given.js';
import { Nested, NestedList } from '../fields/nested.js';
import type { ProblemCode } from '../problems.js';
import { MAX_BATCH_SIZE } from './check-batch.endpoints.js';
import {
  BankOfIban,
  CheckOutcome,
  checkProblems,
  type IbanErrorCode,
  ibanErrorCodes,
  InputHint,
  MAX_BIC_INPUT,
  MAX_INPUT_LENGTH,
  Suggestion,
  Warning,
} from './validate-iban.endpoints.js';

/** Most IBANs in one bulk call. */
export const MAX_BULK_ITEMS = MAX_BATCH_SIZE;
export const MAX_REFERENCE_LENGTH = 64;
/** Maximum number of concurrent bulk calls of one contract at a gateway. */
export const MAX_BULK_CALLS_AT_ONCE = 4;

export class BulkItem {
  /** Input as in `ValidateIban`. An item without an IBAN fails alone and costs nothing. */
  @IsString() @MaxLength(MAX_INPUT_LENGTH) iban!: string;
  @IsOptional() @IsString() @MaxLength(MAX_BIC_INPUT) bic?: string | null;
  /** Customer's name for the item, returned unchanged and never stored. */
  @IsOptional() @IsString() @MaxLength(MAX_REFERENCE_LENGTH) reference?: string | null;
}

export class ValidateIbansBody {
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_BULK_ITEMS)
  @NestedList(() => BulkItem)
  items!: BulkItem[];
  /** Whether a quota that is too small for all IBANs still answers the first ones; default false. */
  @IsOptional() @IsBoolean() partial?: boolean | null;
}

/** The fields of `Checks`; the short form of a verdict contains only `bic`, and only if a BIC was sent. */
class BulkChecks {
  @IfGiven() @Nested(() => CheckOutcome) iso13616?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) characters?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) country?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) length?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) structure?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) checkDigits?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) nationalCheckDigit?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) bankCode?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) accountCheckDigit?: CheckOutcome;
  @IfGiven() @Nested(() => CheckOutcome) bic?: CheckOutcome;
}

/** `MinimalVerdict`, or `IbanVerdict` with `Prefer: return=representation`; one class, because generated clients cannot handle two shapes. */
export class BulkVerdict {
  @IsBoolean() valid!: boolean;
  @IsString() iban!: string;
  @IsOptional() @IsIn(ibanErrorCodes) errorCode!: IbanErrorCode | null;
  @IsOptional() @IsString() blz!: string | null;
  @IsOptional() @IsString() bic!: string | null;
  @IsOptional() @IsString() bankName!: string | null;
  @NestedList(() => Warning) warnings!: Warning[];
  @IfGiven() @Nested(() => BulkChecks) checks?: BulkChecks;
  @IfGiven() @IsOptional() @IsString() formatted?: string | null;
  @IfGiven() @IsOptional() @IsString() masked?: string | null;
  @IfGiven() @IsOptional() @IsString() error?: string | null;
  @IfGiven() @IsOptional() @IsInt() position?: number | null;
  @IfGiven() @IsOptional() @IsString() expected?: string | null;
  @IfGiven() @IsOptional() @IsString() actual?: string | null;
  @IfGiven() @IsOptional() @Nested(() => InputHint) hint?: InputHint | null;
  @IfGiven() @IsOptional() @IsString() country?: string | null;
  @IfGiven() @IsOptional() @IsBoolean() sepa?: boolean | null;
  @IfGiven() @IsOptional() @IsString() branchCode?: string | null;
  @IfGiven() @IsOptional() @IsString() accountNumber?: string | null;
  @IfGiven() @IsOptional() @IsString() bankAddress?: string | null;
  @IfGiven() @IsOptional() @Nested(() => BankOfIban) bank?: BankOfIban | null;
  @IfGiven() @IsISO8601() timestamp?: string;
  @IfGiven() @NestedList(() => Suggestion) suggestions?: Suggestion[];
  @IfGiven() @IsOptional() @IsString() dataVersion?: string | null;
}

/** Problem of one failed item. */
export class RowProblem {
  @IsString() code!: ProblemCode;
  /** Field of the item; null when none of its fields is the cause. */
  @IsOptional() @IsIn(['iban', 'bic', 'reference']) field!: 'iban' | 'bic' | 'reference' | null;
  @IsString() message!: string;
}

/** The result of one item: a verdict when it was answered, a problem when it failed. */
export class BulkResult {
  /** Position of the item, from 1. */
  @IsInt() @Min(1) line!: number;
  @IsOptional() @IsString() reference!: string | null;
  @IsIn(['answered', 'failed']) status!: 'answered' | 'failed';
  @IfGiven() @Nested(() => BulkVerdict) verdict?: BulkVerdict;
  @IfGiven() @Nested(() => RowProblem) problem?: RowProblem;
}

/** Totals and results. Status 200 means that every item was read, not that every IBAN is valid. */
export class BulkAnswer {
  @IsInt() rows!: number;
  @IsInt() valid!: number;
  @IsInt() invalid!: number;
  /** Items without a verdict. */
  @IsInt() failed!: number;
  /** Checks that this call took from the quota: 0 for a repeat and for a test key. */
  @IsInt() charged!: number;
  @NestedList(() => BulkResult) results!: BulkResult[];
}

const MAX_BULK_BYTES = 256 * 1_024;

/** Up to 1,000 checks in one request: charged together, all or none unless `partial`. */
export const validateIbans = endpoint({
  title: 'Viele IBANs prüfen',
  tag: 'Prüfung',
  method: 'POST',
  path: '/api/v1/ibans/validate',
  service: 'validation',
  access: 'apiKey',
  body: ValidateIbansBody,
  response: one(BulkAnswer),
  problems: [...checkProblems, 'quota_insufficient', 'too_many_bulk_calls'],
  maxBodyBytes: MAX_BULK_BYTES,
});
