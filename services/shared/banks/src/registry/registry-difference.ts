import type { RegistryChange, RegistryCountryState } from '@pruefer/contracts';
import { findStructure, type RegistryEntry, structureFrom } from '@pruefer/iban';
import { countRuns } from './file-structure.js';
import { findLatestEntry, findSepaSince, getShippedEntry } from './merge-registry.js';

/** Most serious kinds first: a country with several days shows the first of its most serious kind. */
const KINDS = ['removed', 'changed', 'added', 'sepa'] as const;

/** Differences between two states of the registry on any day, one for each country. */
export function registryDifference(
  before: readonly RegistryEntry[],
  after: readonly RegistryEntry[],
): readonly RegistryChange[] {
  const codes = new Set([...before, ...after].map(({ country }) => country));
  return [...codes].toSorted().flatMap((country) => {
    const entriesOfCountry = (entries: readonly RegistryEntry[]) =>
      entries.filter((entry) => entry.country === country);
    const changes = listChanges(country, entriesOfCountry(before), entriesOfCountry(after));
    return KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind)).slice(0, 1);
  });
}

/** Whether valid IBANs become invalid: staff must confirm it. */
export function needsConfirmation({ kind }: RegistryChange): boolean {
  return kind === 'changed' || kind === 'removed';
}

/** Difference between two entries of a country; undefined where a release does not list it. @returns undefined: no difference */
export function findRegistryChange(
  country: string,
  listedEntry: RegistryEntry | undefined,
  renewed: RegistryEntry | undefined,
): RegistryChange | undefined {
  const [previousEntry, other] = [listedEntry ?? unregistered(country), renewed];
  const [before, after] = [previousEntry ? toCountryState(previousEntry) : null, other ? toCountryState(other) : null];
  const kind = classifyChange(before, after);
  return kind && { country, name: (other ?? previousEntry)!.name, kind, before, after };
}

function listChanges(
  country: string,
  previousEntries: readonly RegistryEntry[],
  renewedEntries: readonly RegistryEntry[],
): RegistryChange[] {
  const days = new Set([...previousEntries, ...renewedEntries].map(({ validFrom }) => validFrom ?? ''));
  return [...days]
    .toSorted()
    .flatMap(
      (day) =>
        findRegistryChange(country, findLatestEntry(previousEntries, day), findLatestEntry(renewedEntries, day)) ?? [],
    );
}

/** Countries outside the registry are checked as well, until a release lists them. */
function unregistered(country: string): RegistryEntry | undefined {
  return findStructure(country)?.partial ? getShippedEntry(country) : undefined;
}

function classifyChange(
  before: RegistryCountryState | null,
  after: RegistryCountryState | null,
): RegistryChange['kind'] | undefined {
  if (!before) return after ? 'added' : undefined;
  if (!after) return 'removed';
  if (before.structure !== after.structure) return 'changed';
  return before.sepaSince === after.sepaSince ? undefined : 'sepa';
}

function toCountryState(entry: RegistryEntry): RegistryCountryState {
  const { country, name, fields, validFrom } = entry;
  const { classes, length } = structureFrom(country, name, fields);
  const structure = `${country}2!n${countRuns(classes.slice(4)).replace(/([nac])/g, '!$1')}`;
  return { structure, length, validFrom, sepaSince: findSepaSince(country, entry) };
}
