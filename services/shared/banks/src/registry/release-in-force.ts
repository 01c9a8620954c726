import type { RegistryEntry, RegistryRelease } from '@pruefer/iban';
import type { Queryable } from '../queryable.js';
import { releaseFault, type UnprovenRelease } from './release-fault.js';

/** A release that nothing is judged by, and why (English). */
export interface UnreadableRelease {
  readonly version: string;
  readonly fault: string;
}

/** Which release holds. */
export interface ReleaseFound {
  /** Of its row; null: the shipped one holds. */
  readonly id: string | null;
  /** undefined: the shipped one, or the one that is known. */
  readonly release: RegistryRelease | undefined;
  /** Those that would hold if they could be read. */
  readonly unreadable: readonly UnreadableRelease[];
}

/** There are some three a year. */
const MOST = 200;

/** Without their entries: nearly always the release is in memory. $1 is the day in Germany. Of two with the same first day the one loaded last holds. */
const HOLDING = `SELECT id::text FROM banks.registry_release WHERE valid_from <= $1 AND withdrawn_at IS NULL
  ORDER BY valid_from DESC, id DESC LIMIT ${MOST}`;
const LATER = `SELECT id::text FROM banks.registry_release WHERE valid_from > $1 AND withdrawn_at IS NULL
  ORDER BY valid_from, id DESC LIMIT ${MOST}`;
const ONE = `SELECT version, name, valid_from::text AS "validFrom", fingerprint, entries FROM banks.registry_release WHERE id = $1`;

/**
 * The release that holds on a day: the newest one loaded whose first day has come, that nobody has withdrawn and that can be read, else the
 * shipped one.
 * @param day in Germany (YYYY-MM-DD)
 * @param knownId of a release that is in memory and is not read again
 */
export function releaseOn(database: Queryable, day: string, knownId: string | null = null): Promise<ReleaseFound> {
  return firstReadable(database, HOLDING, day, knownId);
}

/** The release that ends what holds on a day; undefined: none is loaded for a later one. @param day in Germany (YYYY-MM-DD) */
export async function releaseAfter(database: Queryable, day: string): Promise<RegistryRelease | undefined> {
  return (await firstReadable(database, LATER, day, null)).release;
}

async function firstReadable(
  database: Queryable,
  candidates: string,
  day: string,
  knownId: string | null,
): Promise<ReleaseFound> {
  const unreadable: UnreadableRelease[] = [];
  for (const { id } of (await database.query<{ id: string }>(candidates, [day])).rows) {
    if (id === knownId) return { id, release: undefined, unreadable };
    const [row] = (await database.query<UnprovenRelease>(ONE, [id])).rows;
    if (!row) continue;
    const fault = releaseFault(row);
    if (fault === undefined) return { id, release: releaseFrom(row), unreadable };
    unreadable.push({ version: row.version, fault });
  }
  return { id: null, release: undefined, unreadable };
}

function releaseFrom({ version, name, validFrom: date, entries }: UnprovenRelease): RegistryRelease {
  return { version, name, date, entries: entries as readonly RegistryEntry[] };
}
