import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { queryRows } from '../shared/database.mjs';
import { root } from '../shared/folders.mjs';
import { signalProcess } from '../shared/process/stop-process.mjs';
import { until } from '../shared/until.mjs';
import { readState } from '../start/state/state.mjs';

const START_TIMEOUT_MS = 90_000;
const BOOTSTRAP = join(root, 'infra', 'start', 'bootstrap.mjs');

/** Runs `npm start` or another command of the launcher as an operator does, on a separate data folder. */
export class LauncherProcess {
  printed = '';

  /**
   * @param {string} dataDir
   * @param {number} port
   * @param {string[]} [words]
   * @param {NodeJS.ProcessEnv} [settings] environment on top of the defaults
   * @param {string} [program] another way to start it
   */
  constructor(dataDir, port, words = ['start'], settings = {}, program = BOOTSTRAP) {
    this.dataDir = dataDir;
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), NODE_ENV: 'test', ...settings };
    // The channel is the one by which a launcher notices that this process was killed.
    this.child = spawn(process.execPath, [program, ...words], { env, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', (chunk) => (this.printed += chunk));
    this.exitCode = once(this.child, 'exit').then(([code]) => /** @type {number | null} */ (code));
  }

  /**
   * Runs a command to its end.
   * @param {string} dataDir
   * @param {string[]} words
   * @param {Record<string, string>} [settings]
   */
  static async run(dataDir, words, settings) {
    const command = new LauncherProcess(dataDir, 8080, words, settings);
    return { code: await command.exitCode, printed: command.printed };
  }

  get parts() {
    return readState(this.dataDir)?.parts ?? {};
  }

  /** @param {string} name */
  readPid(name) {
    return this.parts[name]?.pid ?? 0;
  }

  /** Waits for the address that is printed when checks are answered. @param {AbortSignal} [signal] */
  async ready(signal) {
    await until(() => {
      signal?.throwIfAborted();
      return /^ {2}http:\/\/localhost:\d+$/m.test(this.printed) || this.child.exitCode !== null;
    }, START_TIMEOUT_MS);
    if (this.child.exitCode !== null) throw new Error(this.printed);
  }

  /** Ends it in order. @returns {Promise<number | null>} its exit code */
  stop() {
    this.child.kill('SIGTERM');
    return this.exitCode;
  }

  /** Runs a statement in the database of this system. @param {string} statement */
  async query(statement) {
    await queryRows(readState(this.dataDir)?.servers.postgres ?? '', statement);
  }

  /** Ids of the launcher, its watchdog and all parts. */
  get pids() {
    const state = readState(this.dataDir);
    const parts = Object.values(state?.parts ?? {}).map(({ pid }) => pid);
    return [this.child.pid, state?.watchdogPid, ...parts].filter((pid) => pid !== undefined);
  }
}

/**
 * @param {number} pid
 * @returns {boolean} whether the process, or any process of its group, still exists
 */
export function isAlive(pid) {
  return [pid, -pid].some((target) => signalProcess(target, 0));
}
