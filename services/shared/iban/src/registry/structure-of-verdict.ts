import { findStructure, type Structure, structureFrom } from './structure.js';
import type { Verdict } from '../verdict/verdict.js';

/** More than the countries with changed structures in all releases of a system. */
const MAX_CACHED = 1_000;
const cache = new Map<string, Structure>();

/** The structure by the release of a verdict. @returns undefined when the release has no IBANs of the country */
export function structureOfVerdict({ iban, registry }: Pick<Verdict, 'iban' | 'registry'>): Structure | undefined {
  if (registry?.fields === undefined) return findStructure(iban);
  if (registry.fields === null) return undefined;
  return loadedStructure(iban.slice(0, 2), registry.countryName ?? '', registry.fields);
}

/** Returns the same object for the same description, because structures are cache keys. */
export function loadedStructure(country: string, name: string, fields: string): Structure {
  const key = `${country} ${fields} ${name}`;
  const existing = cache.get(key);
  if (existing) return existing;
  if (cache.size >= MAX_CACHED) cache.clear();
  const structure = structureFrom(country, name, fields);
  cache.set(key, structure);
  return structure;
}
