import {
  ArrayMaxSize,
  ArrayNotEmpty,
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
import { shape } from '../fields/shape.js';

/** Maximum number of checks in one batch, whose events fit one send to Kafka. */
export const MAX_BATCH_SIZE = 1_000;

const checkKinds = ['public', 'keyed', 'idempotent'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** Kinds of batches, separate so that failures of one kind do not delay another. Only `idempotent` looks up stored answers; `bulk` is one call. */
export const batchKinds = [...checkKinds, 'bulk'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Capability that a replica needs for a batch: keyed batches need the database, which charges them. */
export type BatchNeed = 'public' | 'keyed';

export function getBatchNeed(kind: BatchKind): BatchNeed {
  return kind === 'public' ? 'public' : 'keyed';
}

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

export class Idempotency {
  @IsString() @Length(1, MAX_IDEMPOTENCY_KEY_LENGTH) key!: string;
  /** Path of the call: the same key with another path is another request. */
  @IsString() @Length(1, 64) call!: string;
}

/** One check on its way from the gateway to validation-service, with the fields that are logged unchanged. */
@CarriedFields
export class Check extends shape<CarriedFactsOnTheWay>() {
  /** Cleaned: no blanks, upper case, at most 38 characters. */
  @IsString() @Length(1, 38) iban!: string;
  /** Cleaned, 8 or 11 characters; compared with the IBAN's bank. */
  @IsOptional() @IsString() @Length(8, 11) bic?: string;
  /** SHA-256 of the API key in hex; null for a public check. The gateway never forwards the key itself. */
  @IsOptional() @IsHexadecimal() @Length(64, 64) keyHash!: string | null;
  @IsIP() address!: string;
  /** Arrival at the gateway in epoch milliseconds; decides the day under which the event is stored. */
  @IsInt() @Min(0) receivedAt!: number;
  /** Milliseconds of waiting in the gateway before the batch was sent. */
  @IsNumber() @Min(0) waitedMs!: number;
  /** Set for every check of an `idempotent` batch, and only there. */
  @IsOptional() @Nested(() => Idempotency) idempotency?: Idempotency;
  /** Whether the caller wants a `MinimalVerdict`; default false. */
  @IsOptional() @IsBoolean() isMinimal?: boolean;
  /** Language of the sentences in the answer; default German. */
  @IsOptional() @IsIn(languages) language?: Language;
}

/** Checks that arrived while the previous batch was being answered. */
export class CheckBatch {
  /** UUIDv7 whose last 12 bits are zero. A repeat has the same id and gets its answer from the stored record. */
  @IsUUID(7) id!: string;
  @IsIn(checkKinds) kind!: CheckKind;
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @NestedList(() => Check)
  checks!: Check[];
}

/** First line of the answer to a batch, so that the gateway need not parse the other lines. Places count from 0. */
export interface CheckBatchHead {
  /** The database's clock in epoch milliseconds; null when the batch was recorded without it. */
  readonly now: number | null;
  /** Quota per check in order; null without a contract. Public batches lack this and `remaining`. */
  readonly quota?: readonly (number | null)[];
  /** Remaining quota after the answer, per check in order. */
  readonly remaining?: readonly (number | null)[];
  /** Places of the checks with a test key. This and the following lists are left out when empty. */
  readonly tests?: readonly number[];
  /** Places of repeated checks, which get their stored answer. */
  readonly replayed?: readonly number[];
  /** Places of the checks with a `MinimalVerdict`. */
  readonly minimal?: readonly number[];
}

/** Enough for 1,000 of the longest checks. */
const MAX_BATCH_BYTES = 1_024 * 1_024;

/** Header of a refused batch that was certainly not charged; without it the charge is unknown (docs/SECURITY.md C10). */
export const NOT_CHARGED_HEADER = 'x-not-charged';

/** One batch of checks. The answer is `application/x-ndjson`: first a `CheckBatchHead`, then one line per check in order: `<status> <JSON body>`. */
export const checkBatch = endpoint({
  method: 'POST',
  path: '/internal/check-batches',
  service: 'validation',
  access: 'internal',
  body: CheckBatch,
  response: file('application/x-ndjson'),
  problems: [],
  maxBodyBytes: MAX_BATCH_BYTES,
});

/** Returns the batch id with the check's place (0 … 999) in its last 12 bits, so every copy of an event has the same id. */
export function toEventId(batchId: string, index: number): string {
  return batchId.slice(0, 33) + index.toString(16).padStart(3, '0');
}
