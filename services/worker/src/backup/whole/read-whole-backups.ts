import type { WholeBackupOverview } from '@pruefer/contracts';
import { listWholeBackups, wholeFolderIn } from './whole-folder.js';
import { readWholeState } from './whole-state.js';

/**
 * Lists whole backups. `npm start` makes them, because the worker's roles may not read everything.
 * @returns null: no whole backups are made here, as with a PostgreSQL server of the operator's
 */
export async function readWholeBackups(backupDir: string): Promise<WholeBackupOverview | null> {
  const folder = wholeFolderIn(backupDir);
  const [state, [last]] = await Promise.all([readWholeState(folder), listWholeBackups(folder)]);
  if (!state) return null;
  const { since, attemptAt, failure, offsiteFailure } = state;
  return {
    last: last ? { createdAt: last.createdAt, bytes: last.bytes, isEncrypted: last.isEncrypted } : null,
    since,
    failure: failure !== null && attemptAt !== null ? { at: attemptAt, text: failure } : null,
    offsiteFailure,
  };
}
