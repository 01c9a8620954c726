import {
  ArrayMaxSize,
  IsBoolean,
  IsHexadecimal,
  IsIn,
  IsInt,
  IsIP,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Min,
} from 'class-validator';
import { file } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { CarriedFields } from '../logs/described-class.js';
import type { CarriedFactsOnTheWay } from '../logs/request-fields.js';
import { type Language, languages } from '../language.js';
import { Nested, NestedList } from '../fields/nested.js';
import type { ProblemCode } from '../problems.js';
import { shape } from '../fields/shape.js';
import { Idempotency, MAX_BATCH_SIZE } from './check-batch.endpoints.js';

/** Fields of `Check` that all checks of a bulk call share. */
@CarriedFields
export class BulkCall extends shape<CarriedFactsOnTheWay>() {
  @IsHexadecimal() @Length(64, 64) keyHash!: string;
  @IsIP() address!: string;
  @IsInt() @Min(0) receivedAt!: number;
  @IsNumber() @Min(0) waitedMs!: number;
  @IsOptional() @Nested(() => Idempotency) idempotency?: Idempotency;
  @IsBoolean() isMinimal!: boolean;
  /** Language of the answer, as in `Check`. */
  @IsOptional() @IsIn(languages) language?: Language;
  /** Whether a quota that is too small for all IBANs still answers the first ones. */
  @IsBoolean() isPartial!: boolean;
  /** Rows of a file, which were charged when its job started: recorded once under the `Idempotency-Key`, without a charge. */
  @IsOptional() @IsBoolean() isPrepaid?: boolean;
}

/** The part of an item that a check needs, cleaned. */
export class BulkInput {
  @IsString() @Length(1, 38) iban!: string;
  @IsOptional() @IsString() @Length(8, 11) bic?: string;
}

/** One bulk call on its way from the gateway to validation-service. */
export class BulkBatch {
  /** UUIDv7 as in `CheckBatch`. */
  @IsUUID(7) id!: string;
  @Nested(() => BulkCall) call!: BulkCall;
  /** Empty when no item of the call can be checked; validation-service still checks the key. */
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @NestedList(() => BulkInput)
  items!: BulkInput[];
}

/** First line of the answer to a bulk call. */
export interface BulkBatchHead {
  /** The database's clock in epoch milliseconds. */
  readonly now: number;
  /** Refusal of the whole call; null: it is answered. */
  readonly refusal: ProblemCode | null;
  /** Number of answered IBANs, counted from the first one. */
  readonly answered: number;
  readonly valid: number;
  /** Checks taken from the quota: 0 for a repeat and for a test key. */
  readonly charged: number;
  /** Quota of the contract and what remains of it; null without a contract. */
  readonly quota: number | null;
  readonly remaining: number | null;
  readonly isTest: boolean;
  readonly isReplay: boolean;
}

const ANSWERED = '200 ';
const STATUS_LENGTH = 4;

/** The JSON of the verdict in a line of the answer; undefined for a line with a problem. */
export function verdictIn(line: string): string | undefined {
  return line.startsWith(ANSWERED) ? line.slice(STATUS_LENGTH) : undefined;
}

/** The code of the problem in a line without a verdict. */
export function problemCodeIn(line: string): ProblemCode {
  return line.slice(STATUS_LENGTH) as ProblemCode;
}

/** Enough for 1,000 items of the longest IBAN with a BIC. */
const MAX_BATCH_BYTES = 128 * 1_024;

/** One bulk call. The answer is a `BulkBatchHead`, then one line per item in order: `200 <verdict>`, or status and code of a problem. */
export const bulkBatch = endpoint({
  method: 'POST',
  path: '/internal/bulk-batches',
  service: 'validation',
  access: 'internal',
  body: BulkBatch,
  response: file('application/x-ndjson'),
  problems: [],
  maxBodyBytes: MAX_BATCH_BYTES,
});
