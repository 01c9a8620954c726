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
import { IsMailAddress } from '../mail-address.js';
import { Trimmed } from '../trimmed.js';
import { IsWebhookAddress } from './webhook-address.js';

const MAX_THRESHOLDS = 5;
const wholePercents = 'Bitte geben Sie ganze Prozentwerte von 1 bis 100 an.';

/** When and where a contract is alerted. Holds no secret. */
export class AlertSettings {
  /** Percent of the quota, rising; 80 and 100 unless others were chosen. */
  @IsArray() @IsInt({ each: true }) thresholds!: number[];
  /** Those of them that the use has reached: they are alerted again only after it was below them. */
  @IsArray() @IsInt({ each: true }) reachedThresholds!: number[];
  @IsBoolean() isMailOn!: boolean;
  /** null: to the client's own address. */
  @IsOptional() @IsString() mailTo!: string | null;
  @IsString() clientEmail!: string;
  @IsOptional() @IsString() webhookUrl!: string | null;
  @IsInt() version!: number;
}

/** A field that is left out stays unchanged; null removes an address. */
export class ChangeAlertSettings {
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
  @IsOptional() @Trimmed() @IsWebhookAddress() webhookUrl?: string | null;
  @IsOptional() @Min(0) @IsInt() version?: number;
}

export class SavedAlertSettings extends AlertSettings {
  /** Set only for the first webhook of a contract; shown only in this answer. */
  @IsOptional() @IsString() webhookSecret!: string | null;
}

/** A new secret in place of the old one, which signs nothing any more. */
export class RenewedWebhookSecret {
  /** null in the repeated answer to a repeated request, because the secret is not stored. */
  @IsOptional() @IsString() webhookSecret!: string | null;
}
