import { Problem } from '@pruefer/contracts';

/**
 * Refuses an edit that began with an older state of the record.
 * @param given the version that was edited; left out or null: whatever there is
 * @param version of the record, which the caller has locked
 * @param current the record as people see it, asked for only when the edit is refused
 * @throws Problem `version_conflict` with the record of now
 */
export async function requireVersion(
  given: number | null | undefined,
  version: number,
  current: () => object | Promise<object>,
): Promise<void> {
  if (typeof given === 'number' && given !== version)
    throw new Problem('version_conflict', { current: await current() });
}
