// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A small process of its own that ends what the launcher started when the launcher itself was killed.
 * It notices because the pipe between the two closes.
 */
export class Watchdog {
  #process = spawn(process.execPath, [fileURLToPath(new URL('./watchdog-process.mjs', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

  constructor() {
    this.#process.stdin?.on('error', () => {});
    this.#process.unref();
  }

  get pid() {
    return this.#process.pid;
  }

  /**
   * @param {number} pid leader of a process group
   * @param {NodeJS.Signals} signal what ends it gently
   */
  watch(pid, signal) {
    this.#process.stdin?.write(`watch ${pid} ${signal}\n`);
  }

  /** @param {number} pid */
  forget(pid) {
    this.#process.stdin?.write(`forget ${pid}\n`);
  }

  /** Ends the watchdog and whatever it still watches. */
  async close() {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.ref();
    this.#process.stdin?.end();
    await gone;
  }
}
