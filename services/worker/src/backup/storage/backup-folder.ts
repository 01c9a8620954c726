import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { backupFileName, type KeptBackup, Problem } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';
import { BackupNote } from './backup-note.js';
import { publish, readFreeBytes, writeNew } from './folders.js';
import { readNote } from './read-note.js';

const PARTIAL = '.partial-';
/** Age of an abandoned partial file in milliseconds; a file that is being written changes more often. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/** The folder of backups: each is a file with a JSON note. Only complete files have their final name. */
@Injectable()
export class BackupFolder {
  readonly path: string;

  constructor({ BACKUP_DIR }: WorkerConfig) {
    this.path = BACKUP_DIR;
  }

  /** Names of all files in the folder; empty when the folder is missing. */
  async names(): Promise<ReadonlySet<string>> {
    return new Set(await readdir(this.path).catch(() => []));
  }

  /** The newest first. */
  async list(): Promise<BackupNote[]> {
    const names = [...(await this.names())].filter((name) => backupFileName.test(name));
    const files = await Promise.all(names.map((name) => this.read(name)));
    return files
      .filter((file) => file !== undefined)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  }

  /** The newest backup. @throws Problem `backup_unknown` when there is none */
  async newest(): Promise<BackupNote> {
    const [newest] = await this.list();
    return newest ?? Promise.reject(new Problem('backup_unknown'));
  }

  /** @throws Problem `backup_unknown` */
  async find(fileName: string): Promise<BackupNote> {
    const file = await this.read(fileName);
    if (!file) throw new Problem('backup_unknown');
    return file;
  }

  /** Opens a file for reading; it stays readable when it is removed meanwhile. @throws Problem `backup_unknown` */
  async open(fileName: string): Promise<FileHandle> {
    if (!backupFileName.test(fileName)) throw new Problem('backup_unknown');
    return open(join(this.path, fileName), 'r').catch(() => {
      throw new Problem('backup_unknown');
    });
  }

  getPath({ fileName }: Pick<KeptBackup, 'fileName'>): string {
    return join(this.path, fileName);
  }

  /** Bytes that this process may still write. */
  async freeBytes(): Promise<number> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    return readFreeBytes(this.path);
  }

  /** A new path for a file that is being written. */
  partialPath(): string {
    return join(this.path, `${PARTIAL}${randomUUID()}`);
  }

  /** Renames a complete file to its final name and writes its note. */
  async publish(partialPath: string, file: BackupNote): Promise<void> {
    await this.note(file);
    await publish(partialPath, this.getPath(file));
  }

  /** Writes or replaces the JSON note of a backup. */
  async note(file: BackupNote): Promise<void> {
    const path = this.partialPath();
    await writeNew(path, JSON.stringify(file));
    await rename(path, this.getFactsPath(file.fileName));
  }

  /** Deletes a backup and its note; both may be missing. */
  async remove(file: Pick<KeptBackup, 'fileName'>): Promise<void> {
    await rm(this.getPath(file), { force: true });
    await rm(this.getFactsPath(file.fileName), { force: true });
  }

  /** Removes abandoned partial files and notes without a file. */
  async clear(): Promise<void> {
    const names = await this.names();
    for (const name of names) {
      const path = join(this.path, name);
      const isLeft = name.startsWith(PARTIAL) || (name.endsWith('.json') && !names.has(name.slice(0, -5)));
      const changedAt = isLeft ? (await stat(path).catch(() => undefined))?.mtimeMs : undefined;
      if (changedAt !== undefined && Date.now() - changedAt > ABANDONED_AFTER_MS)
        await unlink(path).catch(() => undefined);
    }
  }

  private async read(fileName: string): Promise<BackupNote | undefined> {
    if (!backupFileName.test(fileName)) return undefined;
    const [json, { size } = { size: -1 }] = await Promise.all([
      readFile(this.getFactsPath(fileName), 'utf8').catch(() => ''),
      stat(join(this.path, fileName)).catch(() => undefined),
    ]);
    const file = readNote(BackupNote, json);
    return file?.fileName === fileName && file.bytes === size ? file : undefined;
  }

  private getFactsPath(fileName: string): string {
    return join(this.path, `${fileName}.json`);
  }
}
