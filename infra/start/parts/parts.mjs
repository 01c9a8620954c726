import { mkdir } from 'node:fs/promises';
import { Part } from './part.mjs';
import { PartLog } from './part-log.mjs';
import { POLL_INTERVAL_MS } from './silence.mjs';

/** All processes of one run, started one by one or side by side, stopped together. */
export class Parts {
  /** @type {Map<string, Part>} */
  #parts = new Map();
  /** @type {Promise<void> | undefined} */
  #stopping;
  /** @type {NodeJS.Timeout | undefined} */
  #pollTimer;

  /**
   * @param {string} logDir
   * @param {{ say: (line: string) => void, changed: () => void, writeFailed?: (error: unknown) => void }} hear gets every restart, every new
   * pid and every failed write to a log
   * @param {number} [pollIntervalMs] how often each part is asked whether it lives
   */
  constructor(logDir, hear, pollIntervalMs = POLL_INTERVAL_MS) {
    this.logDir = logDir;
    this.hear = hear;
    this.pollIntervalMs = pollIntervalMs;
  }

  get running() {
    return [...this.#parts.values()];
  }

  /**
   * @param {import('./part.mjs').PartSpec} spec
   * @param {number} [timeoutMs]
   * @throws {Error} when it is not ready in time, it is still restarted until `stop`; also after `stop`
   */
  async start(spec, timeoutMs = 90_000) {
    await mkdir(this.logDir, { recursive: true, mode: 0o700 });
    if (this.#stopping) throw new Error(`${spec.name} wird nicht mehr gestartet: Das System wird beendet.`);
    const { writeFailed } = this.hear;
    const log = new PartLog(this.logDir, spec.name, writeFailed && { failed: writeFailed });
    const part = new Part(spec, log, this.hear);
    this.#parts.set(spec.name, part);
    this.#pollTimer ??= this.#startPolling();
    await part.start(timeoutMs);
  }

  /**
   * Stops all parts in stages: dependent parts first. A second caller waits for the same shutdown.
   * @param {string[][]} stages names of parts; other parts stop last
   */
  stop(stages = []) {
    this.#stopping ??= this.#stopAll(stages);
    return this.#stopping;
  }

  #startPolling() {
    let polledAt = Date.now();
    const poll = () => {
      const lateMs = Date.now() - polledAt - this.pollIntervalMs;
      polledAt = Date.now();
      // A late timer means that this process or the machine was paused, so the check says nothing about the parts.
      if (lateMs > this.pollIntervalMs) return;
      for (const part of this.running)
        part.poll().catch((error) => this.hear.say(`${part.spec.name}: ${error.message}`));
    };
    return setInterval(poll, this.pollIntervalMs).unref();
  }

  /** @param {string[][]} stages */
  async #stopAll(stages) {
    clearInterval(this.#pollTimer);
    for (const names of [...stages, [...this.#parts.keys()]]) {
      await Promise.all(names.map((name) => this.#stopOne(name)));
    }
  }

  /** @param {string} name */
  async #stopOne(name) {
    const part = this.#parts.get(name);
    this.#parts.delete(name);
    await part?.stop();
  }
}
