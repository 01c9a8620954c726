import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsMailAddress } from '../fields/mail-address.js';
import { Trimmed } from '../fields/trimmed.js';
import { IsWebhookUrl } from './webhook-url.js';

const MAX_THRESHOLDS = 5;
const wholePercents = 'Bitte geben Sie ganze Prozentwerte von 1 bis 100 an.';

/** Thresholds and recipients of a contract's alerts. Contains no secret. */
export class AlertSettings {
  /** Percentages of the quota, ascending; default 80 and 100. */
  @IsArray() @IsInt({ each: true }) thresholds!: number[];
  /** Thresholds that the use has reached; each triggers again only after the use was below it. */
  @IsArray() @IsInt({ each: true }) reachedThresholds!: number[];
  @IsBoolean() isMailOn!: boolean;
  /** null: the client's e-mail address. */
  @IsOptional() @IsString() mailTo!: string | null;
  @IsString() clientEmail!: string;
  @IsOptional() @IsString() webhookUrl!: string | null;
  @IsInt() version!: number;
}

/** A field that is left out stays unchanged; null removes an address. */
export class ChangeAlertSettingsBody {
  /** An empty list switches alerts off. */
  @IsOptional()
  @ArrayUnique({ message: 'Bitte geben Sie jeden Wert nur einmal an.' })
  @Max(100, { each: true, message: wholePercents })
  @Min(1, { each: true, message: wholePercents })
  @IsInt({ each: true, message: wholePercents })
  @ArrayMaxSize(MAX_THRESHOLDS)
  @IsArray()
  thresholds?: number[];
  @IsOptional() @IsBoolean() isMailOn?: boolean;
  @IsOptional() @Trimmed() @MaxLength(254) @IsMailAddress() mailTo?: string | null;
  @IsOptional() @Trimmed() @IsWebhookUrl() webhookUrl?: string | null;
  @IsOptional() @Min(0) @IsInt() version?: number;
}

export class SavedAlertSettings extends AlertSettings {
  /** Set only for the first webhook of a contract; shown only in this answer. */
  @IsOptional() @IsString() webhookSecret!: string | null;
}

/** A new secret that replaces the old one at once. */
export class RenewedWebhookSecret {
  /** null in the answer to a repeated request, because the secret is not stored. */
  @IsOptional() @IsString() webhookSecret!: string | null;
}
