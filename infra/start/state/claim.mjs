import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLock, removeStaleLock } from '../../shared/pid-lock.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { readCommandLine } from '../../shared/process/read-command-line.mjs';
import { readState } from './state.mjs';

const CLEANUP_TIMEOUT_MS = 20_000;

/**
 * Locks a data folder for this launcher, because Redis does not lock its files. Waits for the watchdog of a killed launcher,
 * which may still be stopping its servers.
 * @param {string} dataDir
 * @param {(line: string) => void} say
 * @returns {Promise<() => Promise<void>>} releases the folder
 * @throws {OperatorError} when another launcher runs on it
 */
export async function claimDataDir(dataDir, say) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'launcher.pid');
  while (!(await createLock(file))) {
    const pidText = await readFile(file, 'utf8').catch(() => '');
    const pid = Number(pidText);
    if (await isOtherLauncher(pid)) throw new OperatorError(alreadyRunning(dataDir, pid));
    await removeStaleLock(file, pidText);
  }
  // Only with the lock: PostgreSQL of another running system may run as an account that has to enter this folder.
  await chmod(dataDir, 0o700);
  await waitForWatchdog(readState(dataDir)?.watchdogPid, say);
  return () => rm(file, { force: true });
}

/** `npm start` and the benchmark, not their helper processes. */
const LAUNCHER = /infra\/(?:start|load)\/\S+(?<!-process)\.mjs/;

/**
 * @param {number} pid
 * @returns {Promise<boolean>} whether the pid is that of another launcher. In a container pids repeat with every start: the pid of a
 * killed launcher may now belong to this process, its parent or its watchdog.
 */
export async function isOtherLauncher(pid) {
  if ([0, process.pid, process.ppid].includes(pid)) return false;
  return LAUNCHER.test((await readCommandLine(pid)) ?? '');
}

/**
 * @param {string} dataDir
 * @returns {Promise<import('./state.mjs').State | undefined>} state of the system that runs on the folder; undefined: none runs
 */
export async function runningState(dataDir) {
  const state = readState(dataDir);
  return state && (await isOtherLauncher(state.pid)) ? state : undefined;
}

/** @param {string} dataDir @param {number} pid */
function alreadyRunning(dataDir, pid) {
  const address = readState(dataDir)?.address;
  return (
    `Das System läuft schon auf diesem Datenordner (${dataDir}), Prozess ${pid}${address ? `, ${address}` : ''}. ` +
    '„npm run status“ zeigt die Teile. Für ein zweites System setzen Sie DATA_DIR und PORT.'
  );
}

/** @param {number | undefined} pid @param {(line: string) => void} say */
async function waitForWatchdog(pid, say) {
  const lives = async () => pid !== undefined && ((await readCommandLine(pid)) ?? '').includes('watchdog-process.mjs');
  if (await lives()) say('Der vorige Lauf wird noch beendet …');
  for (const deadline = Date.now() + CLEANUP_TIMEOUT_MS; (await lives()) && Date.now() < deadline;) await sleep(100);
}
