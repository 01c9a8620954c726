import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';

const GIGABYTE = 1_000_000_000;
const SUFFIX = '.upload';
/** How every file of ours begins, encrypted or not: anything else is not even stored. */
const BEGIN = Buffer.from('-- iban-pruefer ');

/** A file that lies here. */
export interface UploadedFile {
  /** Random: nothing of the client's is in it. */
  readonly id: string;
  readonly bytes: number;
}

/**
 * Uploaded files, each under a random name, for nobody else to read. None survives what it was uploaded for: whoever stores one removes it,
 * and what a process left behind that was killed goes at the next start.
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
   * Stores what comes, to its end; nothing is left of what does not.
   * @throws Problem `backup_unreadable` at the first bytes of another file, `backup_too_large`; what the source throws
   */
  async store(source: AsyncIterable<Uint8Array>): Promise<UploadedFile> {
    const id = randomBytes(16).toString('hex');
    const sizes = { bytes: 0 };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      // Opened first: a stream that opens it itself may do so only after what was refused is removed.
      const file = await open(this.pathOf(id), 'wx', 0o600);
      await pipeline(judged(source, this.maxBytes, sizes), file.createWriteStream());
    } catch (error) {
      await this.remove(id);
      throw error;
    }
    return { id, bytes: sizes.bytes };
  }

  /** @throws Problem `restore_check_unknown` when it is not there any more */
  async *read(id: string): AsyncGenerator<Uint8Array, void> {
    const file = await open(this.pathOf(id), 'r').catch(() => undefined);
    if (!file) throw new Problem('restore_check_unknown');
    yield* file.createReadStream({ highWaterMark: 256 * 1_024 });
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Those of every process. */
  async removeAll(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) if (name.endsWith(SUFFIX)) await rm(join(this.folder, name), { force: true });
  }

  private pathOf(id: string): string {
    return join(this.folder, id + SUFFIX);
  }
}

async function* judged(
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
