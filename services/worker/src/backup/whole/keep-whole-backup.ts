import { join } from 'node:path';
import { OffsiteCopy } from '../storage/offsite-copy.js';
import type { WholeCommandConfig } from '../../config.js';
import { prepareWholeFolder, removeOldWholeBackups, wholeBackupName, wholeFolderIn } from './whole-folder.js';
import { noteWholeState } from './whole-state.js';
import { type WholeBackupOptions, writeWholeBackup, type WrittenWholeBackup } from './write-whole-backup.js';

/** Disk space left for the rest of the system, in bytes: PostgreSQL may use the same disk. */
const RESERVE_BYTES = 256 * 1_048_576;

interface KeptWrittenBackup extends WrittenWholeBackup {
  /** German: why the offsite copy failed; null: it did not, or none is configured. */
  readonly offsiteFailure: string | null;
}

/**
 * Makes a whole backup in the folder of whole backups, copies it offsite and removes those that the rule no longer keeps.
 * How it ended is noted for the console and for monitoring.
 * @throws as `writeWholeBackup`
 */
export async function keepWholeBackup(
  config: WholeCommandConfig,
  options: WholeBackupOptions,
): Promise<KeptWrittenBackup> {
  const folder = wholeFolderIn(config.BACKUP_DIR);
  await prepareWholeFolder(folder);
  const at = new Date();
  try {
    const target = join(folder, wholeBackupName(at));
    const backup = await writeWholeBackup(target, { ...options, reserveBytes: RESERVE_BYTES });
    const offsiteFailure = await new OffsiteCopy(config).make(target);
    await noteWholeState(folder, { attemptAt: at.toISOString(), failure: null, offsiteFailure });
    await removeOldWholeBackups(folder);
    return { ...backup, offsiteFailure };
  } catch (error) {
    // A disk that is full may refuse the note as well; the failure itself is what counts.
    await noteWholeState(folder, { attemptAt: at.toISOString(), failure: (error as Error).message }).catch(
      () => undefined,
    );
    throw error;
  }
}
