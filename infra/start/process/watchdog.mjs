// @ts-check
// A small process of its own ends what the launcher started when the launcher itself was killed:
// it notices because the pipe between the two closes. There is one for the whole process, or none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;
let isClosed = false;

/** @throws {Error} once everything is being ended: what began now would be watched by nobody and outlive it */
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
 * @param {() => void} told called when the watchdog has been told, or there is none
 */
export function watch(pid, signal, told) {
  if (watchdog?.stdin) watchdog.stdin.write(`watch ${pid} ${signal}\n`, told);
  else told();
}

/** @param {number} pid */
export function forget(pid) {
  watchdog?.stdin?.write(`forget ${pid}\n`);
}

/** Ends whatever is still watched, and the watchdog. From now on nothing is started any more. */
export async function closeWatchdog() {
  isClosed = true;
  // One that a signal has ended while it was starting has no exit code.
  if (!watchdog || watchdog.exitCode !== null || watchdog.signalCode !== null) return;
  const gone = once(watchdog, 'exit');
  watchdog.ref();
  watchdog.stdin?.end();
  await gone;
}
