// A small process that ends the launcher's children when the launcher is killed: it notices the closed pipe. Each launcher has at most one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;
let isClosed = false;

/** Call this before a start. @throws {Error} during the shutdown, because a new process would not be watched and would survive */
export function refuseWhenClosed() {
  if (isClosed) throw new Error('Es wird nichts mehr gestartet: Alles wird beendet.');
}

/** Starts the watchdog; `watch` does nothing without one. @returns {number | undefined} its pid */
export function openWatchdog() {
  isClosed = false;
  const program = fileURLToPath(new URL('./watchdog-process.mjs', import.meta.url));
  watchdog = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watchdog.stdin?.on('error', () => {});
  watchdog.unref();
  return watchdog.pid;
}

/**
 * Makes the watchdog end a process group when the launcher is killed.
 * @param {number} pid leader of a process group
 * @param {NodeJS.Signals} signal what ends it gently
 * @param {() => void} done called after the registration; at once without a watchdog
 */
export function watch(pid, signal, done) {
  if (watchdog?.stdin) watchdog.stdin.write(`watch ${pid} ${signal}\n`, done);
  else done();
}

/** Call this when a watched process has ended: its pid may be reused. @param {number} pid */
export function forget(pid) {
  watchdog?.stdin?.write(`forget ${pid}\n`);
}

/** Ends all watched processes and the watchdog. Nothing can be started afterwards. */
export async function closeWatchdog() {
  isClosed = true;
  // A watchdog that was ended by a signal has no exit code.
  if (!watchdog || watchdog.exitCode !== null || watchdog.signalCode !== null) return;
  const exit = once(watchdog, 'exit');
  watchdog.ref();
  watchdog.stdin?.end();
  await exit;
}
