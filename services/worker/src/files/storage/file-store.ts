import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { LRUCache } from 'lru-cache';
import { readFreeBytes } from '../../backup/storage/folders.js';
import { WorkerConfig } from '../../config.js';
import { appendEncrypted, type EncryptedEnd, readEncrypted } from './encrypted-file.js';

/** Uploads leave this room to results and everything else on the disk; results leave less of it to everything else. */
const UPLOAD_RESERVE_BYTES = 1_000_000_000;
const RESULT_RESERVE_BYTES = 500_000_000;
/** The results of the rows that are checked at a time take less room than this. */
const ROOM_BYTES = 10_000_000;

const filesOfJob = ['upload', 'result', 'errors'] as const;
type FileOfJob = (typeof filesOfJob)[number];

/** A job with the key of its files, which is deleted with its row. */
interface StoredFiles {
  readonly id: string;
  readonly fileKey: Buffer;
}

/** The customers' files and their results, encrypted in the worker's folder under the ids of their jobs. */
@Injectable()
export class FileStore {
  private readonly folder: string;
  /** Caches the ends of files, because a search for the end of a long file takes long. */
  private readonly ends = new LRUCache<string, EncryptedEnd>({ max: 100 });

  constructor({ BACKUP_DIR }: WorkerConfig) {
    this.folder = join(BACKUP_DIR, 'customer-files');
  }

  /** Makes the folder. @throws Problem `file_storage_full` when a file of this size would not leave a gigabyte free */
  async prepare(bytes: number): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.requireRoom(bytes + UPLOAD_RESERVE_BYTES);
  }

  /** Whether the next rows of a job can be stored. Without the folder there is no job. */
  async hasRoom(bytes = RESULT_RESERVE_BYTES + ROOM_BYTES): Promise<boolean> {
    return (await readFreeBytes(this.folder).catch(() => Infinity)) >= bytes;
  }

  private async requireRoom(bytes: number): Promise<void> {
    if (!(await this.hasRoom(bytes))) throw new Problem('file_storage_full');
  }

  /**
   * Appends to a file of a job; durable when it resolves.
   * @param length plain bytes that it has
   * @throws Problem `file_storage_full`
   */
  async append(job: StoredFiles, file: FileOfJob, length: number, content: Uint8Array): Promise<void> {
    await this.requireRoom(content.length + (file === 'upload' ? UPLOAD_RESERVE_BYTES : RESULT_RESERVE_BYTES));
    const path = this.getPath(job.id, file);
    const end = this.ends.get(path);
    this.ends.delete(path);
    try {
      this.ends.set(
        path,
        await appendEncrypted(path, { key: job.fileKey, file }, end?.length === length ? end : { length }, content),
      );
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new Problem('file_storage_full') : error;
    }
  }

  /** @param length plain bytes, all of which must be there */
  read(job: StoredFiles, file: FileOfJob, length: number): AsyncGenerator<Buffer> {
    return readEncrypted(this.getPath(job.id, file), { key: job.fileKey, file }, length);
  }

  async remove(id: string, files: readonly FileOfJob[] = filesOfJob): Promise<void> {
    await Promise.all(files.map((file) => rm(this.getPath(id, file), { force: true })));
  }

  /** Lists the ids of the jobs that have files. */
  async ids(): Promise<ReadonlySet<string>> {
    const names = await readdir(this.folder).catch(() => []);
    return new Set(names.map((name) => name.slice(0, name.lastIndexOf('.'))));
  }

  private getPath(id: string, file: FileOfJob): string {
    return join(this.folder, `${id}.${file}`);
  }
}
