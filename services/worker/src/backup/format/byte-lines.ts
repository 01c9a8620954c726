import { unreadable } from './grammar.js';

const LINE_FEED = 0x0a;

/** Reads a stream of bytes line by line, or all received lines at once. Buffers at most one line of the allowed length. */
export class ByteLines {
  private readonly chunks: AsyncIterator<Uint8Array, unknown>;
  private buffer: Buffer = Buffer.alloc(0);
  /** Length of the complete lines in the buffer. */
  private wholeBytes = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /**
   * @returns the next line without its line feed; undefined: there is no further one that ends
   * @throws Problem `backup_unreadable` for a line that is too long
   */
  async line(maxBytes: number): Promise<Buffer | undefined> {
    if (!(await this.fill(maxBytes))) return undefined;
    const end = this.buffer.indexOf(LINE_FEED);
    if (end > maxBytes) throw unreadable();
    const line = this.buffer.subarray(0, end);
    this.skip(end + 1);
    return line;
  }

  /**
   * Returns all complete received lines, at least one, with their line feeds. They remain in the buffer until `skip`.
   * @returns undefined and throws as `line`
   */
  async peek(maxBytes: number): Promise<Buffer | undefined> {
    return (await this.fill(maxBytes)) ? this.buffer.subarray(0, this.wholeBytes) : undefined;
  }

  /** Removes lines that `peek` has returned. @param bytes ends with a whole line */
  skip(bytes: number): void {
    this.buffer = this.buffer.subarray(bytes);
    this.wholeBytes -= bytes;
  }

  /** Whether no byte follows; waits for the source. Call it only after all lines were read, because it drops a received chunk. */
  async isAtEnd(): Promise<boolean> {
    return this.buffer.length === 0 && (await this.chunks.next()).done === true;
  }

  /** All remaining bytes as they arrive. Ends the source when the reader stops. */
  async *rest(): AsyncGenerator<Uint8Array> {
    try {
      if (this.buffer.length > 0) yield this.buffer;
      for (let next = await this.chunks.next(); !next.done; next = await this.chunks.next()) yield next.value;
    } finally {
      await this.close();
    }
  }

  /** Ends the source, which then cleans up. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  /** Reads until the buffer has a complete line. Searches each byte once and copies it a few times at most, for chunks of any size. */
  private async fill(maxBytes: number): Promise<boolean> {
    if (this.wholeBytes > 0) return true;
    let { buffer } = this;
    for (let size = buffer.length; size <= maxBytes;) {
      const next = await this.chunks.next();
      if (next.done) return false;
      const { value } = next;
      buffer = withRoom(buffer, size, value.length);
      buffer.set(value, size);
      const end = value.lastIndexOf(LINE_FEED);
      if (end >= 0) this.wholeBytes = size + end + 1;
      size += value.length;
      this.buffer = buffer.subarray(0, size);
      if (end >= 0) return true;
    }
    throw unreadable();
  }
}

/** Returns a buffer that begins with the held bytes. It doubles in size, so that a growing line is rarely copied. */
function withRoom(buffer: Buffer, size: number, addedSize: number): Buffer {
  if (size + addedSize <= buffer.length) return buffer;
  const larger = Buffer.allocUnsafe(Math.max(2 * size, size + addedSize));
  buffer.copy(larger, 0, 0, size);
  return larger;
}
