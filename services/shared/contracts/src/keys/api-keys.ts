import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsDayOrInstant } from '../day-or-instant.js';
import { IsMailAddress } from '../mail-address.js';
import { NestedList } from '../nested.js';
import { Readable, ReadableLines } from '../readable.js';
import { Trimmed } from '../trimmed.js';
import { IsNetwork } from './network.js';

/** Most calls in one booking (docs/SECURITY.md C4). */
const MAX_BOOKED_CALLS = 1_000_000_000;
/** The quota that the form offers for a new key. */
export const DEFAULT_QUOTA = 1_000;
const MAX_NETWORKS = 50;
const MAX_CALLS_PER_MINUTE = 1_000_000;
const positiveNumber = 'Bitte geben Sie eine ganze Zahl größer als 0 ein.';

/** Time that the old key stays valid after a renewal. */
export const renewalOverlaps = ['now', '1h', '24h', '7d'] as const;
export type RenewalOverlap = (typeof renewalOverlaps)[number];

/** Rules of a single key, in addition to the quota of its contract. */
export class KeyRules {
  /** From then on the key is refused, of a day from its beginning in UTC; null: never. */
  @IsOptional() @IsDayOrInstant() expiresAt?: string | null;
  /** Addresses and networks (CIDR) from which the key may be used; null or empty: from everywhere. */
  @IsOptional()
  @IsNetwork({ each: true })
  @ArrayMaxSize(MAX_NETWORKS)
  @IsArray()
  allowedAddresses?: string[] | null;
  /** Most checks in one minute; null: as many as the quota lasts. */
  @IsOptional() @Max(MAX_CALLS_PER_MINUTE) @Min(1) @IsInt() rateLimitPerMinute?: number | null;
}

/** A new contract with its first key. class-validator runs the last decorator first: it decides the message for a missing field. */
export class CreateApiKey extends KeyRules {
  @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() clientName!: string;
  @Trimmed() @MaxLength(254) @IsMailAddress() clientEmail!: string;
  @Max(MAX_BOOKED_CALLS) @Min(1) @IsInt() quota!: number;
  /** A key to try things out with: its calls cost nothing and it answers `testIbans` alone. Stays so for ever. */
  @IsOptional() @IsBoolean() isTest?: boolean;
}

/** An edit, or with only `isActive` the switch. A field that is left out stays unchanged; null removes a rule. */
export class ChangeApiKey extends KeyRules {
  @IsOptional() @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() clientName?: string;
  @IsOptional() @Trimmed() @MaxLength(254) @IsMailAddress() clientEmail?: string;
  /** Another quota than before is booked as a correction. */
  @IsOptional() @Max(Number.MAX_SAFE_INTEGER) @Min(1) @IsInt() quota?: number;
  @IsOptional() @IsBoolean() isActive?: boolean;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

/** Calls that a client buys on top. */
export class TopUp {
  @Max(MAX_BOOKED_CALLS)
  @Min(1, { message: positiveNumber })
  @IsInt({ message: positiveNumber })
  addedQuota!: number;
  /** One order is booked once for each contract. */
  @Trimmed()
  @MaxLength(100)
  @Readable()
  @IsString()
  @IsNotEmpty({ message: 'Fehlende Auftrags-/Rechnungsnummer' })
  orderNumber!: string;
  @IsOptional() @Trimmed() @MaxLength(100) @Readable() @IsString() @IsNotEmpty() invoiceNumber?: string;
  @IsOptional() @Trimmed() @MaxLength(1_000) @ReadableLines() @IsString() @IsNotEmpty() notes?: string;
}

/** The body may be missing: the old key stops at once. */
export class RenewApiKey {
  @IsOptional()
  @IsIn(renewalOverlaps, { message: 'Bitte wählen Sie eine Frist aus der Liste.' })
  overlap?: RenewalOverlap;
}

/** A key with its contract's figures. Holds no secret and no hash. */
export class ApiKeyRecord {
  @IsString() id!: string;
  @IsString() clientName!: string;
  @IsString() clientEmail!: string;
  /** Quota and used belong to the contract: all its keys show the same. */
  @IsInt() quota!: number;
  @IsInt() used!: number;
  /** Also false after the overlap that follows a renewal. */
  @IsBoolean() isActive!: boolean;
  /** A renewal has made a new key in its place. */
  @IsBoolean() isRenewed!: boolean;
  @IsBoolean() isTest!: boolean;
  @IsISO8601() createdAt!: string;
  /** Beginning and end of the secret, which may be shown. */
  @IsString() keyHint!: string;
  @IsOptional() @IsISO8601() expiresAt!: string | null;
  @IsArray() @IsString({ each: true }) allowedAddresses!: string[];
  @IsOptional() @IsInt() rateLimitPerMinute!: number | null;
  /** When the contract was last charged since this key exists, to 5 seconds; null: never. */
  @IsOptional() @IsISO8601() lastUsedAt!: string | null;
  /** When a renewed key stops or has stopped. */
  @IsOptional() @IsISO8601() supersededAt!: string | null;
  @IsInt() version!: number;
}

/** A new key: the one answer that carries the secret. */
export class IssuedApiKey extends ApiKeyRecord {
  /** null in the repeated answer to a repeated request, because the key is not stored. */
  @IsOptional() @IsString() apiKey!: string | null;
}

export class ApiKeyPage {
  @NestedList(() => ApiKeyRecord) items!: ApiKeyRecord[];
  @IsInt() total!: number;
  @IsOptional() @IsString() nextCursor!: string | null;
}

/** Charged calls of a contract on one UTC day. */
export class UsageOnDay {
  /** YYYY-MM-DD. */
  @IsString() day!: string;
  @IsInt() calls!: number;
}

export class ApiKeyDetails extends ApiKeyRecord {
  @IsOptional() @IsString() replaces!: string | null;
  @IsOptional() @IsString() replacedBy!: string | null;
  /** The last 30 days, the oldest first, days without calls included. */
  @NestedList(() => UsageOnDay) usage!: UsageOnDay[];
}

/** The contract as its key holders see it. */
export class Usage {
  @IsInt() quota!: number;
  @IsInt() used!: number;
  @IsInt() available!: number;
  /** The last 30 days, the oldest first, days without calls included; to 5 seconds. */
  @NestedList(() => UsageOnDay) days!: UsageOnDay[];
}
