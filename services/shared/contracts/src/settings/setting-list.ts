import { dateFormats, timeFormats, timezones } from './formats.js';

interface Choice {
  readonly kind: 'choice';
  /** The first is the default. */
  readonly values: readonly [string, ...string[]];
  /** German sentence on any other value. */
  readonly refusal: string;
}

interface Quantity {
  readonly kind: 'count' | 'milliseconds';
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly step: number;
  /** German sentence on a value between two steps; without it such values are accepted. */
  readonly refusal?: string;
}

type Definition = (Choice | Quantity) & {
  /** Panel of the console's screen. */
  readonly panel: 'times' | 'api' | 'login';
  /** Backup schema that first contains the setting: `SCHEMA_VERSION` + 1 of `services/worker/src/backup/content/tables.ts`; older backups get the default. */
  readonly added?: number;
};

const time = { panel: 'times', kind: 'choice' } as const;
/** 1 to 60 minutes. */
const window = { kind: 'milliseconds', min: 60_000, max: 3_600_000, step: 60_000, default: 900_000 } as const;

/** Settings that admins change: rules, API description, defaults, stored row, backups, restores and inputs derive from this list (docs/CHANGING.md). */
const definitions = {
  timezone: { ...time, values: timezones, refusal: 'Bitte wählen Sie eine Zeitzone aus der Liste.' },
  dateFormat: { ...time, values: dateFormats, refusal: 'Bitte wählen Sie ein Datumsformat aus der Liste.' },
  timeFormat: { ...time, values: timeFormats, refusal: 'Bitte wählen Sie ein Zeitformat aus der Liste.' },
  rateLimitWindowMs: { panel: 'api', ...window, refusal: 'Bitte geben Sie ganze Minuten an.' },
  rateLimitMaxRequests: { panel: 'api', kind: 'count', min: 10, max: 1_000, step: 10, default: 100 },
  loginRateLimitWindowMs: { panel: 'login', ...window },
  loginRateLimitMaxRequests: { panel: 'login', kind: 'count', min: 3, max: 50, step: 1, default: 5 },
} as const satisfies Readonly<Record<string, Definition>>;

export type SettingName = keyof typeof definitions;
export type SettingValues = {
  [Name in SettingName]: (typeof definitions)[Name] extends { values: readonly (infer Value)[] } ? Value : number;
};

export type Setting = Definition & { readonly name: SettingName; readonly column: string };

/** The settings in order, with their columns of `cms.settings`, such as `date_format` for `dateFormat`. */
export const settingList: readonly Setting[] = (Object.keys(definitions) as SettingName[]).map((name) => ({
  name,
  column: name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ...definitions[name],
}));
