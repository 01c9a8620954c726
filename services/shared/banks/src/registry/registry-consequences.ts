import { addDays, defaultTimes, describeRegistryChange, type RegistryChange } from '@pruefer/contracts';
import type { LoadedRelease, RegistryEntry } from '@pruefer/iban';
import { findLatestEntry } from './merge-registry.js';
import { findRegistryChange, needsConfirmation, registryDifference } from './registry-difference.js';

export interface RegistryConsequence {
  readonly change: RegistryChange;
  /** `ends`: the release loaded for a later day reverts it. `waits`: the later release is in force by then; applies only after its withdrawal. */
  readonly duration: 'stays' | 'ends' | 'waits';
}

/** The changes of loading a release, one for each country. @param laterRelease the release that ends it */
export function listConsequences(
  before: readonly RegistryEntry[],
  after: readonly RegistryEntry[],
  laterRelease: LoadedRelease | undefined,
): readonly RegistryConsequence[] {
  return registryDifference(before, after).map((change) => ({
    change,
    duration: laterRelease ? classifyDuration(change, after, laterRelease) : 'stays',
  }));
}

/** Whether valid IBANs become invalid, now or when it ends: staff must confirm it. */
export function consequenceNeedsConfirmation({ change, duration }: RegistryConsequence): boolean {
  return needsConfirmation(change) || (change.kind === 'added' && duration === 'ends');
}

/** German. @param laterRelease the release that ends it */
export function describeConsequence(
  { change, duration }: RegistryConsequence,
  laterRelease: LoadedRelease | undefined,
): string {
  const text = describeRegistryChange(change);
  if (!laterRelease || duration === 'stays') return text;
  return duration === 'ends'
    ? `${text}. Das gilt bis ${defaultTimes.ofDay(addDays(laterRelease.date, -1))}, danach ${laterRelease.name}.`
    : `${text}. Das gilt erst, wenn die Ausgabe ab ${defaultTimes.ofDay(laterRelease.date)} zurückgenommen wird: ${laterRelease.name}.`;
}

function classifyDuration(
  { country, after: renewed }: RegistryChange,
  after: readonly RegistryEntry[],
  { date, entries }: LoadedRelease,
): RegistryConsequence['duration'] {
  if (renewed?.validFrom && renewed.validFrom >= date) return 'waits';
  const entriesOfCountry = (all: readonly RegistryEntry[]) => all.filter((entry) => entry.country === country);
  const last = findLatestEntry(entriesOfCountry(after), addDays(date, -1));
  return findRegistryChange(country, last, findLatestEntry(entriesOfCountry(entries), date)) ? 'ends' : 'stays';
}
