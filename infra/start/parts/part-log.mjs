import { createStream } from 'rotating-file-stream';
import { lastWordsIn } from './last-error.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';

/** Enough to hold the last error and the lines that a process prints after it while it ends. */
const TAIL_CHARACTERS = 16_000;
const REOPEN_AFTER_MS = 5_000;
/** More lines are dropped, because a hanging disk must not fill the launcher's memory. */
const MAX_WAITING_BYTES = 4_000_000;

/** The output of a part: a rotated file of at most 3 × 5 MB, and the last lines in memory for error messages. */
export class PartLog {
  /** Undefined after a write has failed. @type {import('rotating-file-stream').RotatingFileStream | undefined} */
  #file;
  #openAgainAt = 0;
  /** Whether lines were dropped since the last one in the file: the next write then notes a gap. */
  #hasGap = false;
  #tail = '';

  /**
   * @param {string} folder
   * @param {string} name of the part
   * @param {{ failed?: (error: unknown) => void, reopenAfterMs?: number }} [options] `failed` hears of every failed write
   */
  constructor(folder, name, { failed = () => {}, reopenAfterMs = REOPEN_AFTER_MS } = {}) {
    this.folder = folder;
    this.name = name;
    this.failed = failed;
    this.reopenAfterMs = reopenAfterMs;
    this.#open();
  }

  /** @param {Buffer | string} chunk */
  write(chunk) {
    this.#tail = (this.#tail + chunk.toString()).slice(-TAIL_CHARACTERS);
    if (!this.#file && Date.now() >= this.#openAgainAt) this.#open();
    if (!this.#file || this.#file.writableLength > MAX_WAITING_BYTES) {
      this.#hasGap = true;
      return;
    }
    if (this.#hasGap) this.#file.write(`\n${gapLine()}\n`);
    this.#hasGap = false;
    this.#file.write(chunk);
  }

  /** Drops the lines in memory when a new process starts, because they belong to the previous one. */
  begin() {
    this.#tail = '';
  }

  get end() {
    return lastLines(this.#tail, 12);
  }

  /** The last error that the process logged, otherwise its last line. */
  get lastWords() {
    return lastWordsIn(this.#tail);
  }

  close() {
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => (this.#file ? this.#file.end(() => resolve()) : resolve()))
    );
  }

  #open() {
    const file = createStream(`${this.name}.log`, { path: this.folder, size: '5M', rotate: 2 });
    this.#file = file;
    // The stream is closed by its first error: a later `write` opens another one.
    file.on('error', (error) => {
      if (this.#file === file) this.#file = undefined;
      this.#hasGap = true;
      this.#openAgainAt = Date.now() + this.reopenAfterMs;
      this.failed(error);
    });
  }
}

function gapLine() {
  return JSON.stringify({
    level: 'warn',
    time: new Date().toISOString(),
    msg: 'lines are missing: this log could not be written',
  });
}
