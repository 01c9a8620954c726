import { globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalProcess } from '../shared/process/stop-process.mjs';
import { readState } from '../start/state/state.mjs';
import { processesIn } from './processes-in.mjs';

/** A started system whose tests have ended stops itself within 15 s. */
const SYSTEMS_END_MS = 20_000;
/** Time limit for killed processes on a busy machine. */
const KILLED_MS = 20_000;
const MAX_LISTED = 40;

/**
 * Creates the folder for all files of a run of the tests, and sets TMPDIR to it for this process and its children.
 * @returns {Promise<string>}
 */
export async function openRunFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'iban-pruefer-run-'));
  // Servers that run under another account must be able to enter it.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return folder;
}

/**
 * Ends all processes in the folder, then removes it.
 * @param {string} folder
 * @throws {Error} with the remaining processes or files
 */
export async function closeRunFolder(folder) {
  try {
    await endProcessesIn(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch (error) {
    throw new Error(`${folder} could not be taken away.\n${await describeContents(folder)}`, { cause: error });
  }
}

/**
 * @param {string} folder
 * @returns {Promise<string>} the files in it and the processes that work in it, for an error
 */
export async function describeContents(folder) {
  const files = globSync('**', { cwd: folder }).filter((file) => file !== '.');
  const processes = [...(await processesIn(folder))].map(([pid, command]) => `${pid} ${command}`);
  return [
    `${files.length} files and folders:`,
    ...files.slice(0, MAX_LISTED),
    `${processes.length} processes:`,
    ...processes.slice(0, MAX_LISTED),
  ].join('\n');
}

/**
 * Sends SIGTERM to all processes in the folder, and SIGKILL after a limit.
 * @param {string} folder
 * @throws {Error} when a process is still there after that
 */
async function endProcessesIn(folder) {
  const startMs = Date.now();
  const signalledPids = new Set();
  for (let pids = await runningIn(folder); pids.size > 0; pids = await runningIn(folder)) {
    const passedMs = Date.now() - startMs;
    if (passedMs > SYSTEMS_END_MS + KILLED_MS) throw new Error('processes outlive a SIGKILL');
    for (const pid of pids) {
      if (passedMs > SYSTEMS_END_MS) signalProcess(pid, 'SIGKILL');
      else if (!signalledPids.has(pid)) signalProcess(pid, 'SIGTERM');
      // A frozen process takes a signal only when it runs again.
      signalProcess(pid, 'SIGCONT');
      signalledPids.add(pid);
    }
    await sleep(100);
  }
}

/** @param {string} folder */
async function runningIn(folder) {
  const states = globSync('*/state.json', { cwd: folder }).map((file) => readState(dirname(join(folder, file))));
  const systemProcesses = states.flatMap((state) =>
    state ? [state.pid, ...Object.values(state.parts).flatMap(({ pid }) => pid ?? [])] : [],
  );
  return new Set([...(await processesIn(folder)).keys(), ...systemProcesses.filter((pid) => signalProcess(pid, 0))]);
}
