import { createHash } from 'node:crypto';

/** Measures length and checksum of a file while it is streamed. */
export class MeasuredFile {
  bytes = 0;
  private readonly hash = createHash('sha256');

  /** SHA-256 in hex of all bytes; call it once, at the end. */
  checksum(): string {
    return this.hash.digest('hex');
  }

  /** Passes the bytes on unchanged and counts them. */
  async *through(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }
}
