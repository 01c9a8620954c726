import { Problem } from '@pruefer/contracts';

/**
 * Refuses an edit based on an older version of a record.
 * @param editedVersion the edited version; without it any version is accepted
 * @param version of the record, which the caller has locked
 * @param current loads the record for the error
 * @throws Problem `version_conflict` with the current record
 */
export async function requireVersion(
  editedVersion: number | null | undefined,
  version: number,
  current: () => object | Promise<object>,
): Promise<void> {
  if (typeof editedVersion === 'number' && editedVersion !== version)
    throw new Problem('version_conflict', { current: await current() });
}
