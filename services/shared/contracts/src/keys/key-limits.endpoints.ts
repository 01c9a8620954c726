import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { Nested, NestedList } from '../fields/nested.js';
import { KeyRateLimit } from './key-rate-limit.js';

export const MAX_KEY_LIMITS_AT_ONCE = 500;

/** Keys that a gateway has not seen before, each as SHA-256 in hex. */
export class ReadKeyLimitsBody {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_KEY_LIMITS_AT_ONCE)
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  hashes!: string[];
}

export class LimitOfKey {
  @Matches(/^[0-9a-f]{64}$/) hash!: string;
  @IsString() @MaxLength(64) keyId!: string;
  /** Left out by earlier versions. */
  @IsOptional() @IsInt() contractId?: number;
  @IsOptional() @Nested(() => KeyRateLimit) rateLimit?: KeyRateLimit;
}

export class KeyLimits {
  @NestedList(() => LimitOfKey) keys!: LimitOfKey[];
}

const MAX_LIST_BYTES = 64 * 1_024;

/** Gives a gateway the limits of keys before their first check, because `key.changed.v1` may arrive later (docs/adr/0009). */
export const readKeyLimits = endpoint({
  method: 'POST',
  path: '/internal/key-limits',
  service: 'keys',
  access: 'internal',
  body: ReadKeyLimitsBody,
  response: one(KeyLimits),
  problems: [],
  maxBodyBytes: MAX_LIST_BYTES,
});
