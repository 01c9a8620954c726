import type { StoredRegistryRelease } from '@pruefer/banks';
import { defaultTimes, germanNumber, type RegistryReleaseState } from '@pruefer/contracts';
import { textTable } from '@pruefer/platform';
import { stateWords } from './data-set-table.js';

const headings = ['Stand', 'Gültig ab', 'Gültig bis', 'Status', 'Länder', 'Register'] as const;

const states: Readonly<Record<RegistryReleaseState, string>> = {
  ...stateWords,
  unreadable: 'beschädigt, gilt nicht',
};

/** Releases of the IBAN registry as lines of text with aligned columns, in German. */
export function registryTable(releases: readonly StoredRegistryRelease[]): string[] {
  if (!releases.some(({ state }) => state === 'inForce')) {
    const shipped = 'Es gilt das Register, das zum Programm gehört.';
    return releases.length === 0 ? [shipped] : [shipped, ...formatReleases(releases)];
  }
  return formatReleases(releases);
}

function formatReleases(releases: readonly StoredRegistryRelease[]): string[] {
  const rows = releases.map(({ version, validFrom, validUntil, state, countries, name }) => [
    ...[version, defaultTimes.ofDay(validFrom), validUntil === null ? 'offen' : defaultTimes.ofDay(validUntil)],
    ...[states[state], germanNumber(countries), name],
  ]);
  return textTable(headings, rows, [headings.indexOf('Länder')]);
}
