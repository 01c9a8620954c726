import { lastLines } from './last-lines.mjs';
import { spawnWatched } from './spawn-watched.mjs';
import { signalGroup, stopAll } from './stop-process.mjs';
import { forget, refuseWhenClosed } from './watchdog.mjs';

/** A program that failed: its last lines in the message, everything in `printed`. */
export class RunError extends Error {
  /** @param {string} what @param {string} printed */
  constructor(what, printed) {
    super(`${what}:\n${lastLines(printed, 15)}`);
    this.printed = printed;
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutMs] after that it is killed
 * @property {number} [silentMs] after this time without output it is killed
 * @property {AbortSignal} [signal] ends it with all that it has started in its group
 * @property {{ uid: number, gid: number }} [account]
 */

/** Time for a group of processes to end, because child processes may have servers to stop. */
const GROUP_ENDS_MS = 20_000;

/**
 * Runs a program to its end. It is killed with the launcher, even if the launcher itself is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its output
 * @throws {RunError} when it fails, also when it does not exist
 * @throws {Error} when nothing can be started, or is any more
 */
export function run(command, args, { cwd, env = process.env, timeoutMs, silentMs, signal, account } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    refuseWhenClosed();
    const child = spawnWatched(command, args, { cwd, env, account });
    const pid = child.pid ?? 0;
    const kill = () => signalGroup(pid, 'SIGKILL');
    const timer = timeoutMs && setTimeout(kill, timeoutMs);
    const silence = silentMs && setTimeout(kill, silentMs);
    /** @type {Promise<void> | undefined} */
    let ending;
    const end = () => void (ending = stopAll(new Map([[pid, 'SIGTERM']]), GROUP_ENDS_MS));
    signal?.addEventListener('abort', end, { once: true });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (silence) silence.refresh();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => reject(new Error(`${command}: ${error.message}`, { cause: error })));
    child.once('close', async (code, endedBy) => {
      clearTimeout(timer || undefined);
      clearTimeout(silence || undefined);
      signal?.removeEventListener('abort', end);
      await ending;
      if (pid) forget(pid);
      if (code === 0) resolve(output);
      else reject(new RunError(`${command} ${args[0] ?? ''} (${endedBy ?? code})`, output));
    });
  });
}
