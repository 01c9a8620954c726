import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const READ_BYTES = 262_144;

/** Position of a value in a spool file. */
export interface SpoolRange {
  readonly start: number;
  readonly end: number;
}

/** An unlinked file: the system frees its space when the process ends for any reason. */
export class SpoolFile {
  private size = 0;

  private constructor(private readonly handle: FileHandle) {}

  /** @param folder is created if missing, readable only by this user */
  static async open(folder: string): Promise<SpoolFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `.spool-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new SpoolFile(handle);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** Appends bytes. @returns their position for `read` */
  async add(source: AsyncIterable<Uint8Array>): Promise<SpoolRange> {
    const start = this.size;
    for await (const chunk of source) {
      for (let position = 0; position < chunk.length;) {
        const { bytesWritten } = await this.handle.write(chunk, position, chunk.length - position, this.size);
        position += bytesWritten;
        this.size += bytesWritten;
      }
    }
    return { start, end: this.size };
  }

  /** The bytes at a position from `add`, in pieces. */
  async *read({ start, end }: SpoolRange): AsyncGenerator<Buffer> {
    for (let position = start; position < end;) {
      const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, end - position));
      const { bytesRead } = await this.handle.read(buffer, 0, buffer.length, position);
      if (bytesRead === 0) throw new Error('the spool file is shorter than what was written');
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}
