import { isDay } from '@pruefer/contracts';
import { findShippedFields, type RegistryEntry, structureFrom } from '@pruefer/iban';
import { HOME_COUNTRY } from '../home-country.js';

/** Far more than the world's countries with several days each. */
export const MAX_REGISTRY_ENTRIES = 3_000;
const MAX_IBAN_LENGTH = 34;
/** Part of sentences that are written into JSON without escaping. */
const NAME = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029"\\]{1,100}$/;
const FIELDS = /^[bskptwhrx](?:\d{1,2}[nac])+(?:[ +][bskptwhrx](?:\d{1,2}[nac])+){1,12}$/;
/** Matches a year, month or day, as precise as the source. */
const SINCE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** Whether a value has the form of a release's entries; validates external data before it is stored. */
export function areRegistryEntries(value: unknown): value is RegistryEntry[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_REGISTRY_ENTRIES) return false;
  const entries: unknown[] = value;
  return entries.every(isEntry) && entries.some((entry) => isEntry(entry) && entry.country === HOME_COUNTRY);
}

function isEntry(value: unknown): value is RegistryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { country, name, fields, validFrom, sepaSince } = value as Record<keyof RegistryEntry, unknown>;
  return (
    isText(country, /^[A-Z]{2}$/) &&
    isText(name, NAME) &&
    isText(fields, FIELDS) &&
    isBuildable(country, fields) &&
    (validFrom === null || isDay(validFrom)) &&
    (sepaSince === undefined || sepaSince === null || isText(sepaSince, SINCE))
  );
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function isBuildable(country: string, fields: string): boolean {
  if (country === HOME_COUNTRY) return fields === findShippedFields(country);
  try {
    return structureFrom(country, '', fields).length <= MAX_IBAN_LENGTH;
  } catch {
    return false;
  }
}
