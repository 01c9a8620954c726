import { type Setting, settingList, type StoredSystemConfig, type SystemConfig } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';

const text = tc.system;
const examples: Readonly<Record<string, string>> = tc.calendar.examples;

/** The settings without their version. */
export function toConfigFields({ version: _, ...fields }: StoredSystemConfig): SystemConfig {
  return fields;
}

/** A value of a setting in words. */
export function formatSetting(kind: Setting['kind'], value: string | number): string {
  if (typeof value === 'string') return examples[value] ?? value;
  return kind === 'milliseconds' ? text.minutes(value) : tc.number(value);
}

/** The settings in words. */
export const comparedConfigFields = settingList.map(({ name, panel, kind }): ComparedField<SystemConfig> => {
  const label = text.labels[name];
  return [panel === 'times' ? label : `${text[panel].title}: ${label}`, (config) => formatSetting(kind, config[name])];
});
