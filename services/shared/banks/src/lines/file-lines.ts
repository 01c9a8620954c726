import { decodeText } from './decode-text.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Splits the bytes of a file into lines across chunks; buffers at most one line. Text after the last line end is a line unless empty. */
export class FileLines {
  private pending: Uint8Array[] = [];

  /** @param onLine receives each line and its bytes, which are only valid during the call */
  constructor(private readonly onLine: (line: string, bytes: Uint8Array) => void) {}

  /** Passes on each complete line; the rest waits for the next chunk. */
  write(chunk: Uint8Array): void {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      this.emit(chunk.subarray(from, end));
      from = end + 1;
    }
    // A copy: the caller may reuse the memory, and a large chunk must not be retained for its last line.
    if (from < chunk.length) this.pending.push(Uint8Array.from(chunk.subarray(from)));
  }

  end(): void {
    if (this.pending.length > 0) this.emit(new Uint8Array());
  }

  private emit(rest: Uint8Array): void {
    const lineBytes = this.pending.length === 0 ? rest : Buffer.concat([...this.pending, rest]);
    this.pending = [];
    const line = lineBytes.at(-1) === CARRIAGE_RETURN ? lineBytes.subarray(0, -1) : lineBytes;
    this.onLine(decodeText(line), line);
  }
}
