import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';

const GIGABYTE = 1_000_000_000;
const SUFFIX = '.upload';
/** First bytes of every backup, encrypted or not; other files are not stored. */
const BEGIN = Buffer.from('-- iban-pruefer ');

/** A stored upload. */
export interface UploadedFile {
  /** Random; contains no input of the client. */
  readonly id: string;
  readonly bytes: number;
}

/**
 * Uploaded files with random names, readable only by their owner. The user of a file removes it; files of a killed process are
 * removed at the next start.
 */
@Injectable()
export class UploadedFiles {
  private readonly folder: string;
  readonly maxBytes: number;

  constructor({ BACKUP_DIR, BACKUP_MAX_GB }: WorkerConfig) {
    this.folder = join(BACKUP_DIR, 'uploads');
    this.maxBytes = BACKUP_MAX_GB * GIGABYTE;
  }

  /**
   * Stores an upload completely or not at all.
   * @throws Problem `backup_unreadable` at the first bytes of another file type, `backup_too_large`; errors of the source
   */
  async store(source: AsyncIterable<Uint8Array>): Promise<UploadedFile> {
    const id = randomBytes(16).toString('hex');
    const sizes = { bytes: 0 };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      // Opened before the stream: a stream that opens the file itself could do so after its removal.
      const file = await open(this.getPath(id), 'wx', 0o600);
      await pipeline(checkUpload(source, this.maxBytes, sizes), file.createWriteStream());
    } catch (error) {
      await this.remove(id);
      throw error;
    }
    return { id, bytes: sizes.bytes };
  }

  /** Whether a file is still stored. */
  has(id: string): Promise<boolean> {
    return access(this.getPath(id)).then(
      () => true,
      () => false,
    );
  }

  /** @throws Problem `restore_check_unknown` when it is not there any more */
  async *read(id: string): AsyncGenerator<Uint8Array, void> {
    const file = await open(this.getPath(id), 'r').catch(() => undefined);
    if (!file) throw new Problem('restore_check_unknown');
    yield* file.createReadStream({ highWaterMark: 256 * 1_024 });
  }

  async remove(id: string): Promise<void> {
    await rm(this.getPath(id), { force: true });
  }

  /** Removes the uploads of all processes. */
  async removeAll(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) if (name.endsWith(SUFFIX)) await rm(join(this.folder, name), { force: true });
  }

  private getPath(id: string): string {
    return join(this.folder, id + SUFFIX);
  }
}

async function* checkUpload(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  sizes: { bytes: number },
): AsyncGenerator<Uint8Array> {
  let begin = Buffer.alloc(0);
  for await (const chunk of source) {
    sizes.bytes += chunk.length;
    if (sizes.bytes > maxBytes) throw new Problem('backup_too_large');
    if (begin.length < BEGIN.length) begin = Buffer.concat([begin, chunk.subarray(0, BEGIN.length - begin.length)]);
    if (!BEGIN.subarray(0, begin.length).equals(begin)) throw new Problem('backup_unreadable');
    yield chunk;
  }
}
