// @ts-check
import { mkdir } from 'node:fs/promises';
import { Part } from './part.mjs';
import { PartLog } from './part-log.mjs';

/** All processes of one run, started one by one or side by side, stopped together. */
export class Parts {
  /** @type {Map<string, Part>} */
  #parts = new Map();
  /** @type {Promise<void> | undefined} */
  #stopping;

  /**
   * @param {string} logDir
   * @param {{ say: (line: string) => void, changed: () => void }} hear gets every restart and every new pid
   */
  constructor(logDir, hear) {
    this.logDir = logDir;
    this.hear = hear;
  }

  get running() {
    return [...this.#parts.values()];
  }

  /**
   * @param {import('./part.mjs').PartSpec} spec
   * @param {number} [limitMs]
   * @throws {Error} when it is not ready in time, it is still restarted until `stop`; also after `stop`
   */
  async start(spec, limitMs = 30_000) {
    await mkdir(this.logDir, { recursive: true, mode: 0o700 });
    if (this.#stopping) throw new Error(`${spec.name} wird nicht mehr gestartet: Das System wird beendet.`);
    const part = new Part(spec, new PartLog(this.logDir, spec.name), this.hear);
    this.#parts.set(spec.name, part);
    await part.start(limitMs);
  }

  /**
   * Stops everything, stage by stage: what needs another part goes before it. A second caller waits for the same end.
   * @param {string[][]} stages names of parts; what stands in none goes last
   */
  stop(stages = []) {
    this.#stopping ??= this.#stopAll(stages);
    return this.#stopping;
  }

  /** @param {string[][]} stages */
  async #stopAll(stages) {
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
