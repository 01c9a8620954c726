// @ts-check
import { createStream } from 'rotating-file-stream';
import { lastLines } from './last-lines.mjs';

const TAIL_CHARACTERS = 4_000;
const LONGEST_LINE = 300;

/** What one part prints: in a file that never grows past 3 × 5 MB, and its end in memory for error messages. */
export class PartLog {
  #file;
  #tail = '';

  /**
   * @param {string} folder
   * @param {string} name of the part
   */
  constructor(folder, name) {
    this.#file = createStream(`${name}.log`, { path: folder, size: '5M', rotate: 2 });
    // A full disk must not end the launcher, and with it the system.
    this.#file.on('error', () => {});
  }

  /** @param {Buffer | string} chunk */
  write(chunk) {
    this.#file.write(chunk);
    this.#tail = (this.#tail + chunk.toString()).slice(-TAIL_CHARACTERS);
  }

  get end() {
    return lastLines(this.#tail, 12);
  }

  get lastLine() {
    return lastLines(this.#tail, 1).slice(0, LONGEST_LINE);
  }

  close() {
    return /** @type {Promise<void>} */ (new Promise((resolve) => this.#file.end(() => resolve())));
  }
}
