// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChild } from '../../shared/process/end-child.mjs';
import { freePorts } from '../../shared/process/free-ports.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { portVariables } from '../../start/settings/ports.mjs';
import { Refusal } from '../../shared/refusal.mjs';
import { withoutSettings } from '../../start/settings/settings.mjs';
import { readState } from '../../start/state/state.mjs';
import { RunningSystem } from './running-system.mjs';

const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 20_000;
const MAX_OUTPUT = 10_000;
const launcher = fileURLToPath(new URL('launch-with-echo.mjs', import.meta.url));

/**
 * Starts a system for the benchmark in a fresh data folder: it has an echo route and trusts made-up addresses.
 * @param {{ replicas: number, profileDir: string | null, signal: AbortSignal }} options
 * @returns {Promise<{ system: RunningSystem, stop: () => Promise<void> }>} `stop` removes the data folder
 * @throws {Refusal} with the launcher's last lines when it does not start
 */
export async function startOwnSystem({ replicas, profileDir, signal }) {
  const dataDir = await mkdtemp(join(diskFolder(), 'iban-pruefer-bench-'));
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [launcher], {
    env: {
      ...withoutSettings(),
      // Ports of a system that runs at the same time.
      ...Object.fromEntries(portVariables.map((name) => [name, ''])),
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      VALIDATION_REPLICAS: String(replicas),
      ...(profileDir && { BENCH_PROFILE_DIR: profileDir }),
    },
    // Over the channel the launcher reports that it is ready, and notices when the benchmark was killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C must reach only the benchmark, which then stops the system.
    detached: true,
  });
  const stop = () => stopAndRemove(child, dataDir);
  try {
    await untilStarted(child, signal);
    const state = readState(dataDir);
    if (!state) throw new Error('Das System ist gestartet, aber sein Zustand fehlt.');
    return { system: new RunningSystem(`http://127.0.0.1:${port}`, dataDir, state), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder on a disk: with /tmp in memory, PostgreSQL's commits would cost nothing. */
function diskFolder() {
  return existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {AbortSignal} signal
 */
async function untilStarted(child, signal) {
  let output = '';
  const collect = (/** @type {Buffer} */ chunk) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT));
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(START_TIMEOUT_MS)]);
  const outcome = await Promise.race([
    once(child, 'message', { signal: limit }).then(() => 'started'),
    once(child, 'exit', { signal: limit }).then(() => 'ended'),
  ]);
  if (outcome === 'ended') throw new Refusal(`Das System der Messung startet nicht:\n${lastLines(output, 25)}`);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} dataDir
 */
async function stopAndRemove(child, dataDir) {
  const partFolders = Object.values(readState(dataDir)?.parts ?? {}).flatMap((part) => part.dataDir ?? []);
  // When the launcher has to be killed, its watchdog stops the parts.
  await endChild(child, STOP_TIMEOUT_MS);
  // The last processes may still be writing files.
  for (const folder of [...partFolders, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
