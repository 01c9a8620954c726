// @ts-check
// A small process that ends the launcher's children when the launcher is killed: it notices the closed pipe. There is at most one
// per launcher.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;
let isClosed = false;

/** @throws {Error} during the shutdown, because a new process would not be watched and would survive */
export function refuseWhenClosed() {
  if (isClosed) throw new Error('Es wird nichts mehr gestartet: Alles wird beendet.');
}

/** @returns {number | undefined} its pid */
export function openWatchdog() {
  isClosed = false;
  const program = fileURLToPath(new URL('./watchdog-process.mjs', import.meta.url));
  watchdog = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watchdog.stdin?.on('error', () => {});
  watchdog.unref();
  return watchdog.pid;
}

/**
 * @param {number} pid leader of a process group
 * @param {NodeJS.Signals} signal what ends it gently
 * @param {() => void} done called after the registration, or without a watchdog
 */
export function watch(pid, signal, done) {
  if (watchdog?.stdin) watchdog.stdin.write(`watch ${pid} ${signal}\n`, done);
  else done();
}

/** @param {number} pid */
export function forget(pid) {
  watchdog?.stdin?.write(`forget ${pid}\n`);
}

/** Ends all watched processes and the watchdog. Nothing can be started afterwards. */
export async function closeWatchdog() {
  isClosed = true;
  // One that a signal has ended while it was starting has no exit code.
  if (!watchdog || watchdog.exitCode !== null || watchdog.signalCode !== null) return;
  const exit = once(watchdog, 'exit');
  watchdog.ref();
  watchdog.stdin?.end();
  await exit;
}
