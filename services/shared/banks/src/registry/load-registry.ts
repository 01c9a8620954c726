import { isDeepStrictEqual } from 'node:util';
import { compileRegistry, type Registry, shippedRegistry } from '@pruefer/iban';
import type { QueryClient } from '../query-client.js';
import { releaseOn, type UnreadableRelease } from './release-in-force.js';

export interface LoadedRegistry {
  readonly registry: Registry;
  /** Id of its row, which changes when a withdrawn file is loaded again; null: the shipped release. */
  readonly id: string | null;
  /** Day of compilation; other entries may be valid on another day. */
  readonly day: string;
  readonly unreadable: readonly UnreadableRelease[];
}

/**
 * The release of the registry that is in force on a day, compiled for look-ups. Unreadable releases are skipped as if withdrawn, and read again each
 * time because they may have been repaired.
 * @param day in Germany (YYYY-MM-DD)
 * @param knownRegistry the current one
 * @returns `known` itself when nothing has changed
 */
export async function loadRegistry(
  database: QueryClient,
  day: string,
  knownRegistry: LoadedRegistry | undefined,
): Promise<LoadedRegistry> {
  const { id, release, unreadable } = await releaseOn(
    database,
    day,
    knownRegistry?.day === day ? knownRegistry.id : null,
  );
  const isKnown = knownRegistry !== undefined && knownRegistry.id === id && release === undefined;
  if (isKnown && isDeepStrictEqual(knownRegistry.unreadable, unreadable)) return knownRegistry;
  if (isKnown) return { ...knownRegistry, unreadable };
  return { registry: release ? compileRegistry(release, day) : shippedRegistry, id, day, unreadable };
}
