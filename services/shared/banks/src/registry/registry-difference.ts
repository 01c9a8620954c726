import { type RegistryEntry, structureFrom } from '@pruefer/iban';
import { runs } from './file-structure.js';
import { sepaOf } from './merge-registry.js';

/** How IBANs of a country are built, and whether it belongs to SEPA, in the end. */
export interface CountryState {
  /** `DE2!n18!n`: neighbours of one kind together. */
  readonly structure: string;
  readonly length: number;
  /** From when (YYYY-MM-DD); null: since the release holds. */
  readonly validFrom: string | null;
  readonly sepaSince: string | null;
}

/** What a release changes for one country. */
export interface RegistryChange {
  readonly country: string;
  /** German name. */
  readonly name: string;
  /** `sepa`: only that. */
  readonly kind: 'added' | 'changed' | 'removed' | 'sepa';
  /** null: it had no IBANs. */
  readonly before: CountryState | null;
  /** null: it has none any more. */
  readonly after: CountryState | null;
}

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

function kindOf(before: CountryState | null, after: CountryState | null): RegistryChange['kind'] | undefined {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (before.structure !== after.structure) return 'changed';
  return before.sepaSince === after.sepaSince ? undefined : 'sepa';
}

function stateOf(entry: RegistryEntry): CountryState {
  const { country, name, fields, validFrom } = entry;
  const { classes, length } = structureFrom(country, name, fields);
  const structure = `${country}2!n${runs(classes.slice(4)).replace(/([nac])/g, '!$1')}`;
  return { structure, length, validFrom, sepaSince: sepaOf(country, entry) };
}
