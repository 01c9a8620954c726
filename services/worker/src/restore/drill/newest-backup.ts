import { Problem } from '@pruefer/contracts';
import type { BackupFolder } from '../../backup/storage/backup-folder.js';
import type { KeptFile } from '../../backup/storage/backup-facts.js';

/** The newest kept backup. @throws Problem `backup_unknown` when there is none */
export async function newestBackup(folder: BackupFolder): Promise<KeptFile> {
  const [newest] = await folder.list();
  if (!newest) throw new Problem('backup_unknown');
  return newest;
}
