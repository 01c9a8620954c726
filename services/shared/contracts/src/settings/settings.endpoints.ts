import { IsDivisibleBy, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { one } from '../response-kinds.js';
import { endpoint } from '../endpoint.js';
import {
  type DateFormat,
  dateFormats,
  defaultTimeSettings,
  type TimeFormat,
  timeFormats,
  type Timezone,
  timezones,
} from './formats.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const minutesSentence = 'Bitte geben Sie ganze Minuten an.';

export class SystemConfig {
  @IsIn(timezones, { message: 'Bitte wählen Sie eine Zeitzone aus der Liste.' }) timezone!: Timezone;
  @IsIn(dateFormats, { message: 'Bitte wählen Sie ein Datumsformat aus der Liste.' }) dateFormat!: DateFormat;
  @IsIn(timeFormats, { message: 'Bitte wählen Sie ein Zeitformat aus der Liste.' }) timeFormat!: TimeFormat;
  @IsDivisibleBy(MINUTE_MS, { message: minutesSentence })
  @Max(HOUR_MS)
  @Min(MINUTE_MS)
  @IsInt()
  rateLimitWindowMs!: number;
  @Max(1_000) @Min(10) @IsInt() rateLimitMaxRequests!: number;
  @Max(HOUR_MS) @Min(MINUTE_MS) @IsInt() loginRateLimitWindowMs!: number;
  @Max(50) @Min(3) @IsInt() loginRateLimitMaxRequests!: number;
}

/** The settings with the version that was read; without a version they overwrite the current state. */
export class SaveSystemConfigBody extends SystemConfig {
  @IsOptional() @Min(0) @IsInt() version?: number;
}

/** The current settings; version 0: the defaults, before the first save. */
export class StoredSystemConfig extends SystemConfig {
  @Min(0) @IsInt() version!: number;
}

export const defaultSystemConfig: Readonly<StoredSystemConfig> = {
  ...defaultTimeSettings,
  rateLimitWindowMs: 15 * MINUTE_MS,
  rateLimitMaxRequests: 100,
  loginRateLimitWindowMs: 15 * MINUTE_MS,
  loginRateLimitMaxRequests: 5,
  version: 0,
};

const settings = {
  tag: 'System',
  service: 'cms',
  path: '/api/admin/system/config',
  response: one(StoredSystemConfig),
} as const;

export const readSystemConfig = endpoint({
  ...settings,
  title: 'Einstellungen lesen',
  method: 'GET',
  access: 'manager',
  polled: true,
  problems: [],
});
export const saveSystemConfig = endpoint({
  ...settings,
  title: 'Einstellungen speichern',
  method: 'PUT',
  access: 'admin',
  body: SaveSystemConfigBody,
  problems: ['version_conflict'],
});
