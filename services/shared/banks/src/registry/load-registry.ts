import { compileRegistry, type Registry, type RegistryRelease, shippedRegistry } from '@pruefer/iban';
import type { Queryable } from '../queryable.js';
import { inForce } from './registry-releases.js';

/** What is in memory: a release as of a day. */
export interface LoadedRegistry {
  readonly registry: Registry;
  /** Of its row: a file that is withdrawn and loaded again has another one; null: the shipped release. */
  readonly id: string | null;
  /** The day as of which it was compiled; on another one other entries may hold. */
  readonly day: string;
}

/** Without its entries: nearly always the release is in memory. */
const ID = inForce('id::text');
const RELEASE = inForce('id::text, version, name, valid_from::text AS date, entries');

/**
 * The release of the registry that holds on a day: the newest one loaded whose first day has come and that nobody has withdrawn, else the
 * shipped one.
 * @param day in Germany (YYYY-MM-DD)
 * @param known what is in memory
 * @returns `known` itself when nothing has changed
 */
export async function loadRegistry(
  database: Queryable,
  day: string,
  known: LoadedRegistry | undefined,
): Promise<LoadedRegistry> {
  const id = (await database.query<{ id: string }>(ID, [day])).rows[0]?.id ?? null;
  if (known?.id === id && (id === null || known.day === day)) return known;
  const [release] = (await database.query<RegistryRelease & { id: string }>(RELEASE, [day])).rows;
  if (!release) return { registry: shippedRegistry, id: null, day };
  return { registry: compileRegistry(release, day), id: release.id, day };
}
