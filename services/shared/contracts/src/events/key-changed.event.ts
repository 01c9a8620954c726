import { IsBoolean, IsInt, IsISO8601, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { stateEvent } from '../definition/event.js';
import { KeyRateLimit } from '../keys/key-rate-limit.js';
import { Nested } from '../fields/nested.js';

/** The state of one API key and its contract, without any secret or hash. */
export class KeyChanged {
  @IsString() @MaxLength(64) keyId!: string;
  /** Increases with every change of the key or its contract; a consumer keeps the highest. */
  @IsInt() @Min(0) version!: number;
  @IsInt() @Min(1) contractId!: number;
  @IsString() @MaxLength(200) clientName!: string;
  @IsString() @MaxLength(254) clientEmail!: string;
  @IsInt() @Min(0) quota!: number;
  @IsInt() @Min(0) used!: number;
  @IsBoolean() isActive!: boolean;
  /** True once a renewal has superseded the key. */
  @IsBoolean() isRenewed!: boolean;
  /** Set only for test keys, whose calls are not charged. */
  @IsOptional() @IsBoolean() isTest?: boolean;
  @IsOptional() @IsISO8601() expiresAt!: string | null;
  @IsISO8601() createdAt!: string;
  /** Only for keys with an individual limit. */
  @IsOptional() @Nested(() => KeyRateLimit) rateLimit?: KeyRateLimit;
}

/** Producer: keys-service (on change, every 5 s for those whose `used` moved, all again at start). Consumers: log-service, gateway. Message key: keyId. */
export const KeyChangedV1 = stateEvent('key.changed.v1', KeyChanged);
