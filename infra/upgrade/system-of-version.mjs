import { join } from 'node:path';
import { RunningSystem } from '../load/system/running-system.mjs';
import { endChild } from '../shared/process/end-child.mjs';
import { answersReady } from '../shared/process/exchange.mjs';
import { lastLines } from '../shared/process/last-lines.mjs';
import { until } from '../shared/until.mjs';
import { noSettings } from '../start/settings/settings.mjs';
import { LauncherProcess } from '../test/launcher-process.mjs';
import { readStart } from './running-process.mjs';

const START_TIMEOUT_MS = 80_000;
const STOP_TIMEOUT_MS = 30_000;

/** A system that a version of the product has started on a data folder, as its operator would. */
export class SystemOfVersion {
  #launcher;

  /**
   * @param {{ folder: string, dataDir: string, port: number, env?: Record<string, string> }} place with further settings
   */
  constructor({ folder, dataDir, port, env }) {
    this.address = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    const program = join(folder, 'infra', 'start', 'bootstrap.mjs');
    const settings = { ...noSettings, VALIDATION_REPLICAS: '1', BUILT: '1', ...env };
    this.#launcher = new LauncherProcess(dataDir, port, ['start'], settings, program);
  }

  /**
   * @param {AbortSignal} signal
   * @returns {Promise<RunningSystem>} when checks are answered and every part runs
   * @throws {Error} with its last output when it ends or takes too long
   */
  async ready(signal) {
    const { child } = this.#launcher;
    let isReady = false;
    const isOver = async () => signal.aborted || child.exitCode !== null || (isReady = await this.#isReady());
    await until(isOver, START_TIMEOUT_MS).catch(() => {});
    signal.throwIfAborted();
    if (!isReady) throw new Error(`Das System startet nicht:\n${lastLines(this.#launcher.printed, 25)}`);
    return new RunningSystem(this.address, this.dataDir);
  }

  /**
   * @param {string} part
   * @returns {Promise<import('./running-process.mjs').Start>} how that part was started
   */
  async readStart(part) {
    return readStart(this.#launcher.readPid(part));
  }

  /** In order, as Ctrl-C does. */
  async stop() {
    await endChild(this.#launcher.child, STOP_TIMEOUT_MS);
  }

  async #isReady() {
    const services = Object.values(this.#launcher.parts).flatMap(({ opsPort }) => opsPort ?? []);
    const answers = await Promise.all(services.map((port) => answersReady(port)));
    // Seven services at least: some of them may not have been started yet.
    return answers.length >= 7 && answers.every(Boolean);
  }
}
