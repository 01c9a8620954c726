import { type Structure, structureFrom, structureOf } from './structure.js';
import type { Verdict } from './verdict.js';

/** Countries that loaded releases build otherwise than the shipped one, of as many releases as a system ever has at once. */
const MOST_KEPT = 1_000;
const kept = new Map<string, Structure>();

/**
 * The structure that a verdict was made by: that of the release it names.
 * @returns undefined when the release knows no IBANs of the country
 */
export function structureOfVerdict({ iban, registry }: Pick<Verdict, 'iban' | 'registry'>): Structure | undefined {
  if (registry?.fields === undefined) return structureOf(iban);
  if (registry.fields === null) return undefined;
  return loadedStructure(iban.slice(0, 2), registry.countryName ?? '', registry.fields);
}

/** One and the same object for the same description: what is kept about a structure is found by it. */
export function loadedStructure(country: string, name: string, fields: string): Structure {
  const key = `${country} ${fields} ${name}`;
  const existing = kept.get(key);
  if (existing) return existing;
  if (kept.size >= MOST_KEPT) kept.clear();
  const structure = structureFrom(country, name, fields);
  kept.set(key, structure);
  return structure;
}
