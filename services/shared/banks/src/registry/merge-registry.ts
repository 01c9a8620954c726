import {
  countries as shippedCountries,
  isActive,
  type RegistryEntry,
  sepaMembershipOf,
  shippedFieldsOf,
  structureFrom,
  structureOf,
} from '@pruefer/iban';
import { HOME_COUNTRY } from '../home-country.js';
import { fieldsFrom } from './file-structure.js';
import { MOST_ENTRIES } from './registry-entries.js';
import type { FileCountry, RegistryFault, RegistryFile } from './registry-file.js';

/** The shipped release in the form of a loaded one. */
export const shippedEntries: readonly RegistryEntry[] = shippedCountries.map(shippedEntryOf);

/** What the product itself says of a country that it knows. */
export function shippedEntryOf(country: string): RegistryEntry {
  return { country, name: structureOf(country)!.name, fields: shippedFieldsOf(country)!, validFrom: null };
}

/** What a file comes to on top of what holds before it. */
export interface MergedRegistry {
  readonly entries: readonly RegistryEntry[];
  readonly faults: readonly RegistryFault[];
}

/**
 * All countries once the file is loaded. What a file only changes from a later day on stays until then as it was before; a country whose
 * BBAN is built as the product ships it keeps the finer cut of its own.
 * @param before what holds on the file's first day
 * @param validFrom that day (YYYY-MM-DD)
 */
export function mergeRegistry(
  { kind, countries }: RegistryFile,
  before: readonly RegistryEntry[],
  validFrom: string,
): MergedRegistry {
  const faults: RegistryFault[] = [];
  const named = new Set(countries.map(({ country }) => country));
  const entries = before.filter(({ country }) => kind === 'changes' && !named.has(country));
  for (const country of named) {
    const changes = countries.filter((one) => one.country === country);
    const own = before.filter((entry) => entry.country === country);
    const merged = mergedCountry(changes, own, validFrom);
    if (merged) entries.push(...merged);
    else faults.push({ field: country, reason: 'Das Land ist neu: Sein Aufbau darf nicht leer sein.' });
  }
  return { entries: entries.toSorted(byCountry), faults: [...faults, ...homeFaults(entries), ...sizeFaults(entries)] };
}

function mergedCountry(
  changes: readonly FileCountry[],
  before: readonly RegistryEntry[],
  validFrom: string,
): readonly RegistryEntry[] | undefined {
  let entries = before;
  for (const change of changes.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))) {
    // A day that has come holds like all others of the file.
    const day = change.validFrom !== null && change.validFrom > validFrom ? change.validFrom : null;
    const from = day ?? validFrom;
    const entry = entryOf(change, latestOf(entries, from), day, validFrom);
    if (!entry) return undefined;
    const earlier = entries.filter((other) => day !== null && dayOf(other) < day);
    // What is to be built otherwise on a later day stays so where only SEPA changes.
    const later = change.structure ? [] : entries.filter((other) => dayOf(other) > from);
    entries = [...earlier, entry, ...later.map((other) => ({ ...other, ...sepaPartOf(entry) }))];
  }
  return entries;
}

/** The entry of a country that holds on a day, of some in any order. */
export function latestOf(entries: readonly RegistryEntry[], day: string): RegistryEntry | undefined {
  return entries
    .filter((entry) => isActive(entry, day))
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
    .at(-1);
}

function entryOf(
  { country, structure, sepa }: FileCountry,
  before: RegistryEntry | undefined,
  day: string | null,
  validFrom: string,
): RegistryEntry | undefined {
  const fields = structure ? ownFieldsOr(country, fieldsFrom(structure)) : before?.fields;
  if (fields === undefined) return undefined;
  const sepaSince = sepaSinceOf(sepa, sepaOf(country, before), day ?? validFrom);
  const name = before?.name ?? structureOf(country)?.name ?? germanNameOf(country);
  return { country, name, fields, validFrom: day, ...sepaPartOf({ country, sepaSince }) };
}

/** Only what the product does not know by itself. */
function sepaPartOf({
  country,
  sepaSince,
}: Pick<RegistryEntry, 'country' | 'sepaSince'>): Pick<RegistryEntry, 'sepaSince'> {
  const known = sepaMembershipOf(country)?.paymentsSince ?? null;
  return sepaSince === undefined || sepaSince === known ? {} : { sepaSince };
}

/** The registry gives lumps where our own description names check digits: as long as nothing else is said, ours stays. */
function ownFieldsOr(country: string, fields: string): string {
  const own = shippedFieldsOf(country);
  return own !== undefined && structureFrom(country, '', fields).rulesApply ? own : fields;
}

/** "No" is nothing new: the registry's own flag comes later than the European Payments Council's list, which the product knows. */
function sepaSinceOf(sepa: FileCountry['sepa'], before: string | null, day: string): string | null {
  if (sepa === undefined) return before;
  if (sepa === 'no') return null;
  if (sepa === 'yes') return before !== null && before <= day ? before : day;
  return sepa.since;
}

/** Since when a country belongs to SEPA by an entry; null: it does not. */
export function sepaOf(country: string, entry: RegistryEntry | undefined): string | null {
  const loaded = entry?.sepaSince;
  return loaded === undefined ? (sepaMembershipOf(country)?.paymentsSince ?? null) : loaded;
}

/** German account numbers are checked by methods of their banks, which know one structure alone. */
function homeFaults(entries: readonly RegistryEntry[]): RegistryFault[] {
  const own = entries.filter(({ country }) => country === HOME_COUNTRY);
  if (own.length > 0 && own.every(({ fields }) => fields === shippedFieldsOf(HOME_COUNTRY))) return [];
  const reason = 'Der Aufbau deutscher IBANs ist Teil des Programms: Eine Datei kann ihn weder ändern noch weglassen.';
  return [{ field: HOME_COUNTRY, reason }];
}

/** Changes for ever more days add up. */
function sizeFaults({ length }: readonly RegistryEntry[]): RegistryFault[] {
  if (length <= MOST_ENTRIES) return [];
  const reason = `Mit dieser Datei hätte das Register ${length} Einträge. Erlaubt sind höchstens ${MOST_ENTRIES}.`;
  return [{ field: 'Datei', reason }];
}

const germanNames = new Intl.DisplayNames(['de'], { type: 'region' });
const germanNameOf = (country: string): string => germanNames.of(country) ?? country;
const dayOf = ({ validFrom }: { readonly validFrom: string | null }): string => validFrom ?? '';

function byCountry(one: RegistryEntry, other: RegistryEntry): number {
  return one.country.localeCompare(other.country) || dayOf(one).localeCompare(dayOf(other));
}
