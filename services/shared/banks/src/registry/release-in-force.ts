import type { LoadedRelease, RegistryEntry } from '@pruefer/iban';
import type { QueryClient } from '../query-client.js';
import { releaseError, type UnvalidatedRelease } from './release-error.js';

/** An unused release with the reason (English). */
export interface UnreadableRelease {
  readonly version: string;
  readonly error: string;
}

/** Result of looking for the release in force. */
interface ReleaseInForce {
  /** Id of its row; null: the shipped one is in force. */
  readonly id: string | null;
  /** undefined: the shipped one, or the known one. */
  readonly release: LoadedRelease | undefined;
  /** Releases that would be in force if they were readable. */
  readonly unreadable: readonly UnreadableRelease[];
}

/** There are about three a year. */
const MAX_RELEASES = 200;

/**
 * Omits the entries, because the release is usually in memory. $1 is the day in Germany. Of several with the same first day the last loaded one is
 * valid.
 */
const HOLDING = `SELECT id::text FROM banks.registry_release WHERE valid_from <= $1 AND withdrawn_at IS NULL
  ORDER BY valid_from DESC, id DESC LIMIT ${MAX_RELEASES}`;
const LATER = `SELECT id::text FROM banks.registry_release WHERE valid_from > $1 AND withdrawn_at IS NULL
  ORDER BY valid_from, id DESC LIMIT ${MAX_RELEASES}`;
const ONE = `SELECT version, name, valid_from::text AS "validFrom", fingerprint, entries FROM banks.registry_release WHERE id = $1`;

/**
 * The release in force on a day: the newest readable one that was not withdrawn and whose first day has come, otherwise the shipped one.
 * @param day in Germany (YYYY-MM-DD)
 * @param knownId id of the release in memory, which is not read again
 */
export function releaseOn(database: QueryClient, day: string, knownId: string | null = null): Promise<ReleaseInForce> {
  return firstReadable(database, HOLDING, day, knownId);
}

/** The next release after a day; undefined: none is loaded. @param day in Germany (YYYY-MM-DD) */
export async function releaseAfter(database: QueryClient, day: string): Promise<LoadedRelease | undefined> {
  return (await firstReadable(database, LATER, day, null)).release;
}

async function firstReadable(
  database: QueryClient,
  candidates: string,
  day: string,
  knownId: string | null,
): Promise<ReleaseInForce> {
  const unreadable: UnreadableRelease[] = [];
  for (const { id } of (await database.query<{ id: string }>(candidates, [day])).rows) {
    if (id === knownId) return { id, release: undefined, unreadable };
    const [row] = (await database.query<UnvalidatedRelease>(ONE, [id])).rows;
    if (!row) continue;
    const error = releaseError(row);
    if (error === undefined) return { id, release: releaseFrom(row), unreadable };
    unreadable.push({ version: row.version, error });
  }
  return { id: null, release: undefined, unreadable };
}

function releaseFrom({ version, name, validFrom: date, entries }: UnvalidatedRelease): LoadedRelease {
  return { version, name, date, entries: entries as readonly RegistryEntry[] };
}
