import { randomUUID } from 'node:crypto';
import { link, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultTimes, Problem } from '@pruefer/contracts';
import type { MakeBackup } from '../backup/export/make-backup.js';
import { backupFileNameOf } from '../backup/kept/backup-file-name.js';

/** A backup that was written where the operator wants it. */
export interface WrittenBackup {
  readonly path: string;
  readonly bytes: number;
  readonly records: number;
  readonly checksum: string;
}

/**
 * Makes a backup at a place of the operator's, for nobody else to read. It gets its name when it is whole.
 * @param target folder, in which the clock names it, or file
 * @throws Problem `invalid_request` when there is such a file already; what PostgreSQL throws
 */
export async function makeBackupFile(make: MakeBackup, target: string): Promise<WrittenBackup> {
  const backup = await make.run();
  try {
    const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() ?? false;
    const path = isFolder ? join(target, backupFileNameOf(backup, defaultTimes.zone)) : target;
    const partial = join(dirname(path), `.partial-${randomUUID()}`);
    const handle = await open(partial, 'wx', 0o600);
    try {
      for await (const chunk of backup.content) await handle.writeFile(chunk);
      await handle.sync();
      await named(partial, path);
    } finally {
      await handle.close();
      await rm(partial, { force: true });
    }
    return { path, bytes: backup.file.bytes, records: backup.records(), checksum: backup.file.checksum() };
  } finally {
    await backup.close();
  }
}

/** Unlike a renaming, a link never takes the place of another file. */
async function named(partial: string, path: string): Promise<void> {
  await link(partial, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Problem('invalid_request', { text: `Es gibt schon eine Datei ${path}.` });
  });
}
