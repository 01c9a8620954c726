import { compileRegistry, type Registry, type RegistryRelease, shippedRegistry } from '@pruefer/iban';
import type { Queryable } from '../queryable.js';

/** What is in memory: a release as of a day. */
export interface LoadedRegistry {
  readonly registry: Registry;
  /** Of its row: a file that is withdrawn and loaded again has another one; null: the shipped release. */
  readonly id: string | null;
  /** The day as of which it was compiled; on another one other entries may hold. */
  readonly day: string;
}

/** Without their entries: nearly always the release is in memory. */
const IN_FORCE = `
  SELECT id::text, version FROM banks.registry_release
   WHERE valid_from <= $1 AND withdrawn_at IS NULL ORDER BY valid_from DESC, id DESC LIMIT 1`;
const RELEASE = `
  SELECT version, name, valid_from::text AS date, entries FROM banks.registry_release WHERE version = $1`;

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
  const { rows } = await database.query<{ id: string; version: string }>(IN_FORCE, [day]);
  const { id, version } = rows[0] ?? { id: null, version: null };
  if (known?.id === id && (id === null || known.day === day)) return known;
  if (id === null) return { registry: shippedRegistry, id, day };
  const [release] = (await database.query<RegistryRelease>(RELEASE, [version])).rows;
  // Gone between the two statements: the next look finds what has taken its place.
  return release ? { registry: compileRegistry(release, day), id, day } : { registry: shippedRegistry, id: null, day };
}
