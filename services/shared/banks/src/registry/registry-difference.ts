import type { RegistryChange, RegistryCountryState } from '@pruefer/contracts';
import { type RegistryEntry, structureFrom } from '@pruefer/iban';
import { runs } from './file-structure.js';
import { sepaOf } from './merge-registry.js';

/** What differs between two states of the registry, by country; of a country with several days the last one counts. */
export function registryDifference(
  before: readonly RegistryEntry[],
  after: readonly RegistryEntry[],
): readonly RegistryChange[] {
  const [old, renewed] = [lastOfEach(before), lastOfEach(after)];
  const codes = new Set([...old.keys(), ...renewed.keys()]);
  return [...codes].toSorted().flatMap((country) => changeOf(country, old.get(country), renewed.get(country)));
}

/** Whether checks of IBANs come out otherwise that were right before: somebody has to say that this is meant. */
export function needsConfirmation({ kind }: RegistryChange): boolean {
  return kind === 'changed' || kind === 'removed';
}

function lastOfEach(entries: readonly RegistryEntry[]): ReadonlyMap<string, RegistryEntry> {
  const ordered = entries.toSorted((one, other) => (one.validFrom ?? '').localeCompare(other.validFrom ?? ''));
  return new Map(ordered.map((entry) => [entry.country, entry]));
}

function changeOf(
  country: string,
  old: RegistryEntry | undefined,
  renewed: RegistryEntry | undefined,
): readonly RegistryChange[] {
  const before = old ? stateOf(old) : null;
  const after = renewed ? stateOf(renewed) : null;
  const kind = kindOf(before, after);
  return kind ? [{ country, name: (renewed ?? old)!.name, kind, before, after }] : [];
}

function kindOf(
  before: RegistryCountryState | null,
  after: RegistryCountryState | null,
): RegistryChange['kind'] | undefined {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (before.structure !== after.structure) return 'changed';
  return before.sepaSince === after.sepaSince ? undefined : 'sepa';
}

function stateOf(entry: RegistryEntry): RegistryCountryState {
  const { country, name, fields, validFrom } = entry;
  const { classes, length } = structureFrom(country, name, fields);
  const structure = `${country}2!n${runs(classes.slice(4)).replace(/([nac])/g, '!$1')}`;
  return { structure, length, validFrom, sepaSince: sepaOf(country, entry) };
}
