import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clockIn, defaultTimes } from '@pruefer/contracts';
import { backupsToRemove } from '../storage/backups-to-remove.js';
import { readFacts, type WholeBackupFacts } from './whole-backup-facts.js';
import { PARTIAL } from './write-whole-backup.js';

const nameForm = /^iban-whole-backup-\d{4}-\d{2}-\d{2}-\d{6}$/;
/** Age from which an unfinished backup counts as abandoned: a running one has changed since. */
const ABANDONED_AFTER_MS = 10 * 60_000;

interface KeptWholeBackup extends WholeBackupFacts {
  readonly fileName: string;
}

/** Folder of the whole backups, within that of all backups. */
export function wholeFolderIn(backupDir: string): string {
  return join(backupDir, 'whole');
}

/** @returns name of a whole backup's folder by the clock alone */
export function wholeBackupName(at: Date): string {
  const [day = '', clock = ''] = clockIn(defaultTimes.zone, at).split(' ');
  return `iban-whole-backup-${day}-${clock.replaceAll(':', '')}`;
}

/** The newest first; nothing when there is no folder yet. */
export async function listWholeBackups(folder: string): Promise<KeptWholeBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => nameForm.test(name));
  const backups = await Promise.all(
    names.map(async (fileName) => {
      const facts = await readFacts(join(folder, fileName)).catch(() => undefined);
      return facts && { ...facts, fileName };
    }),
  );
  return backups
    .filter((backup) => backup !== undefined)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** Removes whole backups that the retention of all backups no longer keeps. */
export async function removeOldWholeBackups(folder: string): Promise<void> {
  const backups = await listWholeBackups(folder);
  for (const { fileName } of backupsToRemove(backups, new Date(), defaultTimes.zone))
    await rm(join(folder, fileName), { recursive: true });
}

/** Creates the folder and removes leftovers of killed processes. */
export async function prepareWholeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PARTIAL)) continue;
    const path = join(folder, name);
    const files = (await readdir(path).catch(() => [])).map((file) => join(path, file));
    const times = await Promise.all(
      [path, ...files].map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs),
    );
    const changedAt = Math.max(...times.map((time) => time ?? 0));
    if (Date.now() - changedAt > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
