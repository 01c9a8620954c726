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
import { IsDayOrInstant } from '../fields/day-or-instant.js';
import { type Language, languages } from '../language.js';
import { IsMailAddress } from '../fields/mail-address.js';
import { NestedList } from '../fields/nested.js';
import { Readable, ReadableLines } from '../fields/readable.js';
import { Trimmed } from '../fields/trimmed.js';
import { IsNetwork } from './network.js';

/** Maximum number of calls in one booking (docs/SECURITY.md C4). */
const MAX_BOOKED_CALLS = 1_000_000_000;
/** The quota that the form offers for a new key. */
export const DEFAULT_QUOTA = 1_000;
const MAX_NETWORKS = 50;
const MAX_CALLS_PER_MINUTE = 1_000_000;
const positiveNumber = 'Bitte geben Sie eine ganze Zahl größer als 0 ein.';
const languageMessage = { message: 'Bitte wählen Sie eine Sprache aus der Liste.' };

/** Time that the old key stays valid after a renewal. */
export const renewalOverlaps = ['now', '1h', '24h', '7d'] as const;
export type RenewalOverlap = (typeof renewalOverlaps)[number];

/** Rules of a single key, in addition to the quota of its contract. */
export class KeyRules {
  /** Instant, or day (from midnight UTC), from which the key is refused; null: never. */
  @IsOptional() @IsDayOrInstant() expiresAt?: string | null;
  /** Addresses and networks (CIDR) from which the key may be used; null or empty: from everywhere. */
  @IsOptional()
  @IsNetwork({ each: true })
  @ArrayMaxSize(MAX_NETWORKS)
  @IsArray()
  allowedAddresses?: string[] | null;
  /** Maximum checks per minute; null: limited only by the quota. */
  @IsOptional() @Max(MAX_CALLS_PER_MINUTE) @Min(1) @IsInt() rateLimitPerMinute?: number | null;
}

/** A new contract with its first key. class-validator runs the last decorator first, which decides the message for a missing field. */
export class CreateApiKeyBody extends KeyRules {
  @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() clientName!: string;
  @Trimmed() @MaxLength(254) @IsMailAddress() clientEmail!: string;
  /** Language of mails to the client; German when left out. */
  @IsOptional() @IsIn(languages, languageMessage) language?: Language;
  @Max(MAX_BOOKED_CALLS) @Min(1) @IsInt() quota!: number;
  /** A test key only answers `testIbans`, and its calls cost nothing. It can never become a normal key. */
  @IsOptional() @IsBoolean() isTest?: boolean;
}

/** An edit of a key, such as `isActive` to lock it. A field that is left out stays unchanged; null removes a rule. */
export class ChangeApiKeyBody extends KeyRules {
  @IsOptional() @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() clientName?: string;
  @IsOptional() @Trimmed() @MaxLength(254) @IsMailAddress() clientEmail?: string;
  @IsOptional() @IsIn(languages, languageMessage) language?: Language;
  /** A different quota is booked as a correction. */
  @IsOptional() @Max(Number.MAX_SAFE_INTEGER) @Min(1) @IsInt() quota?: number;
  @IsOptional() @IsBoolean() isActive?: boolean;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

/** Additional calls that a client buys. */
export class TopUpBody {
  @Max(MAX_BOOKED_CALLS)
  @Min(1, { message: positiveNumber })
  @IsInt({ message: positiveNumber })
  addedQuota!: number;
  /** A contract accepts each order number only once. */
  @Trimmed()
  @MaxLength(100)
  @Readable()
  @IsString()
  @IsNotEmpty({ message: 'Fehlende Auftrags-/Rechnungsnummer' })
  orderNumber!: string;
  @IsOptional() @Trimmed() @MaxLength(100) @Readable() @IsString() @IsNotEmpty() invoiceNumber?: string;
  @IsOptional() @Trimmed() @MaxLength(1_000) @ReadableLines() @IsString() @IsNotEmpty() notes?: string;
}

/** A call without a body stops the old key at once. */
export class RenewApiKeyBody {
  @IsOptional()
  @IsIn(renewalOverlaps, { message: 'Bitte wählen Sie eine Frist aus der Liste.' })
  overlap?: RenewalOverlap;
}

/** A key with its contract's figures. Holds no secret and no hash. */
export class ApiKeyRecord {
  @IsString() id!: string;
  @IsString() clientName!: string;
  @IsString() clientEmail!: string;
  @IsIn(languages) language!: Language;
  /** `quota` and `used` belong to the contract and are equal for all its keys. */
  @IsInt() quota!: number;
  @IsInt() used!: number;
  /** False also when the overlap after a renewal has ended. */
  @IsBoolean() isActive!: boolean;
  /** Whether a renewal has replaced the key. */
  @IsBoolean() isRenewed!: boolean;
  @IsBoolean() isTest!: boolean;
  @IsISO8601() createdAt!: string;
  /** Beginning and end of the secret, safe to display. */
  @IsString() keyHint!: string;
  @IsOptional() @IsISO8601() expiresAt!: string | null;
  @IsArray() @IsString({ each: true }) allowedAddresses!: string[];
  @IsOptional() @IsInt() rateLimitPerMinute!: number | null;
  /** Last charge of the contract since this key exists, accurate to 5 seconds; null: never. */
  @IsOptional() @IsISO8601() lastUsedAt!: string | null;
  /** Time at which a renewed key stops, possibly in the past. */
  @IsOptional() @IsISO8601() supersededAt!: string | null;
  @IsInt() version!: number;
}

/** A new key: the one answer that carries the secret. */
export class IssuedApiKey extends ApiKeyRecord {
  /** null in the answer to a repeated request, because the key is not stored. */
  @IsOptional() @IsString() apiKey!: string | null;
}

export class ApiKeyPage {
  @NestedList(() => ApiKeyRecord) items!: ApiKeyRecord[];
  @IsInt() total!: number;
  @IsOptional() @IsString() nextCursor!: string | null;
}

/** Charged calls of a contract on one UTC day (YYYY-MM-DD). */
export class UsageOnDay {
  @IsString() day!: string;
  @IsInt() calls!: number;
}

export class ApiKeyDetails extends ApiKeyRecord {
  @IsOptional() @IsString() replaces!: string | null;
  @IsOptional() @IsString() replacedBy!: string | null;
  /** The last 30 days, the oldest first, days without calls included. */
  @NestedList(() => UsageOnDay) usage!: UsageOnDay[];
}

/** Figures of a contract for its key holders. */
export class Usage {
  /** Whether the key is for tests: it charges nothing. */
  @IsBoolean() isTest!: boolean;
  @IsInt() quota!: number;
  @IsInt() used!: number;
  @IsInt() available!: number;
  /** The last 30 days, the oldest first, days without calls included; up to 5 seconds old. */
  @NestedList(() => UsageOnDay) days!: UsageOnDay[];
}
