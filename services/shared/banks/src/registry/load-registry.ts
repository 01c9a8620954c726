import { isDeepStrictEqual } from 'node:util';
import { compileRegistry, type Registry, shippedRegistry } from '@pruefer/iban';
import type { Queryable } from '../queryable.js';
import { releaseOn, type UnreadableRelease } from './release-in-force.js';

/** What is in memory: a release as of a day. */
export interface LoadedRegistry {
  readonly registry: Registry;
  /** Of its row: a file that is withdrawn and loaded again has another one; null: the shipped release. */
  readonly id: string | null;
  /** The day as of which it was compiled; on another one other entries may hold. */
  readonly day: string;
  /** Releases that were left out for it. */
  readonly unreadable: readonly UnreadableRelease[];
}

/**
 * The release of the registry that holds on a day, ready for look-ups. One that cannot be read is left out, as if it were withdrawn, and looked
 * at anew each time: it may have been repaired.
 * @param day in Germany (YYYY-MM-DD)
 * @param known what is in memory
 * @returns `known` itself when nothing has changed
 */
export async function loadRegistry(
  database: Queryable,
  day: string,
  known: LoadedRegistry | undefined,
): Promise<LoadedRegistry> {
  const { id, release, unreadable } = await releaseOn(database, day, known?.day === day ? known.id : null);
  const isKnown = known !== undefined && known.id === id && release === undefined;
  if (isKnown && isDeepStrictEqual(known.unreadable, unreadable)) return known;
  if (isKnown) return { ...known, unreadable };
  return { registry: release ? compileRegistry(release, day) : shippedRegistry, id, day, unreadable };
}
