import { decodeText } from './decode-text.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Cuts the bytes of a file into lines, however they come; holds no more than one line. What stands behind the last line end is a line if it
 * is not empty.
 */
export class FileLines {
  private begun: Uint8Array[] = [];

  /** @param take is handed each line, and its bytes, which are good for as long as the call lasts */
  constructor(private readonly take: (line: string, bytes: Uint8Array) => void) {}

  write(chunk: Uint8Array): void {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      this.hand(chunk.subarray(from, end));
      from = end + 1;
    }
    // A copy: the caller may use their memory again, and a large chunk is not kept for the end of its last line.
    if (from < chunk.length) this.begun.push(Uint8Array.from(chunk.subarray(from)));
  }

  end(): void {
    if (this.begun.length > 0) this.hand(new Uint8Array());
  }

  private hand(rest: Uint8Array): void {
    const whole = this.begun.length === 0 ? rest : Buffer.concat([...this.begun, rest]);
    this.begun = [];
    const line = whole.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole;
    this.take(decodeText(line), line);
  }
}
