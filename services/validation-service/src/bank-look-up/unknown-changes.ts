import { defaultTimes } from '@pruefer/contracts';

const nothingLoaded = 'Für dieses Land sind keine Bankdaten geladen. Änderungen sind nicht bekannt.';

/**
 * German note on the period without data: an empty list alone would mean that nothing changed.
 * @param since first day of the requested changes (YYYY-MM-DD)
 * @param knownSince first day of the oldest data set; undefined: there is none
 * @returns null when every change since then is known
 */
export function unknownChanges(since: string, knownSince: string | undefined): string | null {
  if (knownSince === undefined) return nothingLoaded;
  if (since >= knownSince) return null;
  const day = defaultTimes.ofDay(knownSince);
  return `Der älteste geladene Stand der Bankdaten gilt ab dem ${day}. Was sich bis dahin geändert hat, ist nicht bekannt.`;
}
