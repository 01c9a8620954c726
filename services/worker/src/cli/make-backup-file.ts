import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { defaultTimes, Problem } from '@pruefer/contracts';
import type { MakeBackup } from '../backup/export/make-backup.js';
import { formatBackupFileName } from '../backup/storage/backup-file-name.js';
import { writeNew } from '../backup/storage/folders.js';

/** A backup at the operator's path. */
export interface WrittenBackup {
  readonly path: string;
  readonly bytes: number;
  readonly records: number;
  readonly checksum: string;
}

/** @throws Problem `invalid_request` when there is such a file already */
export async function requireFree(target: string): Promise<void> {
  const stats = await stat(target).catch(() => undefined);
  if (stats && !stats.isDirectory()) throw fileExists(target);
}

/**
 * Writes a backup to a path of the operator, readable only by its owner. Until it is complete, its name is
 * free or, for a moment, that of an empty file.
 * @param target folder (the file is named by the time), or file
 * @throws Problem `invalid_request` when the file exists; errors of PostgreSQL
 */
export async function makeBackupFile(make: MakeBackup, target: string): Promise<WrittenBackup> {
  const backup = await make.run();
  try {
    const path = await pathIn(target, () => formatBackupFileName(backup, defaultTimes.zone));
    await writeFile(path, backup.content);
    return { path, bytes: backup.file.bytes, records: backup.records(), checksum: backup.file.checksum() };
  } finally {
    await backup.close();
  }
}

/**
 * Copies a stored backup to a path of the operator in the same way.
 * @param target folder (the file keeps its name), or file
 * @returns its path
 * @throws Problem `invalid_request` when the file exists
 */
export async function copyBackupFile(source: string, target: string): Promise<string> {
  const path = await pathIn(target, () => basename(source));
  await writeFile(path, createReadStream(source));
  return path;
}

/** The path to write to: a file of this name in the target folder, or the target itself when it is not a folder. */
export async function pathIn(target: string, name: () => string): Promise<string> {
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() ?? false;
  return isFolder ? join(target, name()) : target;
}

async function writeFile(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const partial = join(dirname(path), `.partial-${randomUUID()}`);
  try {
    await writeNew(partial, content);
    await reserve(path);
    await rename(partial, path).catch(async (error) => {
      await rm(path, { force: true });
      throw error;
    });
  } finally {
    await rm(partial, { force: true });
  }
}

/** Takes a name by an empty file, because a rename would replace an existing file, and exFAT has no links. */
async function reserve(path: string): Promise<void> {
  await writeNew(path, '').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? fileExists(path) : error;
  });
}

function fileExists(path: string): Problem {
  return new Problem('invalid_request', { text: `Es gibt schon eine Datei ${path}.` });
}
