import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MultipleOf } from '../fields/multiple-of.js';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { shape } from '../fields/shape.js';
import { type Setting, settingList, type SettingValues } from './setting-list.js';

function listRules(setting: Setting): readonly PropertyDecorator[] {
  if (setting.kind === 'choice') return [IsIn(setting.values, { message: setting.refusal })];
  const { min, max, step, refusal: message } = setting;
  return [IsInt(), Min(min), Max(max), ...(message === undefined ? [] : [MultipleOf(step, { message })])];
}

const SettingRules: ClassDecorator = ({ prototype }) => {
  for (const setting of settingList) for (const rule of listRules(setting)) rule(prototype as object, setting.name);
};

@SettingRules
export class SystemConfig extends shape<SettingValues>() {}

/** The settings with the version that was read; without a version they overwrite the current state. */
export class SaveSystemConfigBody extends SystemConfig {
  @IsOptional() @Min(0) @IsInt() version?: number;
}

/** The current settings; version 0: the defaults, before the first save. */
export class StoredSystemConfig extends SystemConfig {
  @Min(0) @IsInt() version!: number;
}

const defaults = settingList.map((setting) => [
  setting.name,
  setting.kind === 'choice' ? setting.values[0] : setting.default,
]);
export const defaultSystemConfig: Readonly<StoredSystemConfig> = {
  ...(Object.fromEntries(defaults) as SettingValues),
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
