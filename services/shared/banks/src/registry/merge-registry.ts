import {
  findSepaMembership,
  findShippedFields,
  germanCountryNames,
  isActive,
  type RegistryEntry,
  countries as shippedCountries,
  structureFrom,
} from '@pruefer/iban';
import { HOME_COUNTRY } from '../home-country.js';
import { fieldsFrom } from './file-structure.js';
import { MAX_REGISTRY_ENTRIES } from './registry-entries.js';
import type { FileCountry, RegistryError, RegistryFile } from './registry-file.js';

export const shippedEntries: readonly RegistryEntry[] = shippedCountries.map(getShippedEntry);

/** The entry of the shipped registry for a country. The country must be in it. */
export function getShippedEntry(country: string): RegistryEntry {
  return { country, name: germanCountryNames[country]!, fields: findShippedFields(country)!, validFrom: null };
}

export interface MergedRegistry {
  readonly entries: readonly RegistryEntry[];
  readonly errors: readonly RegistryError[];
}

/**
 * All countries after loading the file. Changes from a later day on keep the previous entry until then; a country with the shipped BBAN structure
 * keeps the product's finer fields.
 * @param before entries valid on the file's first day
 * @param validFrom that day (YYYY-MM-DD)
 */
export function mergeRegistry(
  { kind, countries }: RegistryFile,
  before: readonly RegistryEntry[],
  validFrom: string,
): MergedRegistry {
  const errors: RegistryError[] = [];
  const listedCodes = new Set(countries.map(({ country }) => country));
  const entries = before.filter(({ country }) => kind === 'changes' && !listedCodes.has(country));
  for (const country of listedCodes) {
    const changes = countries.filter((fileCountry) => fileCountry.country === country);
    const countryEntries = before.filter((entry) => entry.country === country);
    const result = mergedCountry(changes, countryEntries, validFrom);
    if (result) entries.push(...result);
    else errors.push({ field: country, reason: 'Das Land ist neu: Sein Aufbau darf nicht leer sein.' });
  }
  return { entries: entries.toSorted(byCountry), errors: [...errors, ...homeErrors(entries), ...sizeErrors(entries)] };
}

function mergedCountry(
  changes: readonly FileCountry[],
  before: readonly RegistryEntry[],
  validFrom: string,
): readonly RegistryEntry[] | undefined {
  let entries = before;
  for (const change of changes.toSorted((a, b) => getFirstDay(a).localeCompare(getFirstDay(b)))) {
    // A past day counts as the file's first day.
    const day = change.validFrom !== null && change.validFrom > validFrom ? change.validFrom : null;
    const from = day ?? validFrom;
    const entry = toRegistryEntry(change, findLatestEntry(entries, from), day, validFrom);
    if (!entry) return undefined;
    const earlierEntries = entries.filter((other) => day !== null && getFirstDay(other) < day);
    // If only SEPA changes, structures announced for later days remain.
    const laterEntries = change.structure ? [] : entries.filter((other) => getFirstDay(other) > from);
    entries = [...earlierEntries, entry, ...laterEntries.map((other) => ({ ...other, ...toSepaPart(entry) }))];
  }
  return entries;
}

/** The entry of a country that is valid on a day; entries may be in any order. */
export function findLatestEntry(entries: readonly RegistryEntry[], day: string): RegistryEntry | undefined {
  return entries
    .filter((entry) => isActive(entry, day))
    .toSorted((a, b) => getFirstDay(a).localeCompare(getFirstDay(b)))
    .at(-1);
}

function toRegistryEntry(
  { country, structure, sepa }: FileCountry,
  before: RegistryEntry | undefined,
  day: string | null,
  validFrom: string,
): RegistryEntry | undefined {
  const fields = structure ? ownFieldsOr(country, fieldsFrom(structure)) : before?.fields;
  if (fields === undefined) return undefined;
  const sepaSince = computeSepaSince(sepa, findSepaSince(country, before), day ?? validFrom);
  const name = before?.name ?? germanCountryNames[country] ?? getGermanName(country);
  return { country, name, fields, validFrom: day, ...toSepaPart({ country, sepaSince }) };
}

/** Only if it differs from the product's own data. */
function toSepaPart({
  country,
  sepaSince,
}: Pick<RegistryEntry, 'country' | 'sepaSince'>): Pick<RegistryEntry, 'sepaSince'> {
  const shippedSince = findSepaMembership(country)?.paymentsSince ?? null;
  return sepaSince === undefined || sepaSince === shippedSince ? {} : { sepaSince };
}

/** The registry has coarser fields than the product where check digits are separate: without a difference in structure the product's are kept. */
function ownFieldsOr(country: string, fields: string): string {
  const shippedFields = findShippedFields(country);
  return shippedFields !== undefined && structureFrom(country, '', fields).rulesApply ? shippedFields : fields;
}

/** "No" changes nothing: the registry's flag is updated later than the European Payments Council's list that ships with the product. */
function computeSepaSince(sepa: FileCountry['sepa'], before: string | null, day: string): string | null {
  if (sepa === undefined) return before;
  if (sepa === 'no') return null;
  if (sepa === 'yes') return before !== null && before <= day ? before : day;
  return sepa.since;
}

/** First day of a country's SEPA membership by an entry; null: not a member. */
export function findSepaSince(country: string, entry: RegistryEntry | undefined): string | null {
  const sepaSince = entry?.sepaSince;
  return sepaSince === undefined ? (findSepaMembership(country)?.paymentsSince ?? null) : sepaSince;
}

/** German account numbers are checked by their banks' methods, which require this structure. */
function homeErrors(entries: readonly RegistryEntry[]): RegistryError[] {
  const homeEntries = entries.filter(({ country }) => country === HOME_COUNTRY);
  if (homeEntries.length > 0 && homeEntries.every(({ fields }) => fields === findShippedFields(HOME_COUNTRY)))
    return [];
  const reason = 'Der Aufbau deutscher IBANs ist Teil des Programms: Eine Datei kann ihn weder ändern noch weglassen.';
  return [{ field: HOME_COUNTRY, reason }];
}

/** Changes on many days accumulate. */
function sizeErrors({ length }: readonly RegistryEntry[]): RegistryError[] {
  if (length <= MAX_REGISTRY_ENTRIES) return [];
  const reason = `Mit dieser Datei hätte das Register ${length} Einträge. Erlaubt sind höchstens ${MAX_REGISTRY_ENTRIES}.`;
  return [{ field: 'Datei', reason }];
}

const germanNames = new Intl.DisplayNames(['de'], { type: 'region' });
const getGermanName = (country: string): string => germanNames.of(country) ?? country;
const getFirstDay = ({ validFrom }: { readonly validFrom: string | null }): string => validFrom ?? '';

function byCountry(a: RegistryEntry, b: RegistryEntry): number {
  return a.country.localeCompare(b.country) || getFirstDay(a).localeCompare(getFirstDay(b));
}
