// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChild } from '../../start/process/end-child.mjs';
import { freePorts } from '../../start/process/free-ports.mjs';
import { lastLines } from '../../start/process/last-lines.mjs';
import { portVariables } from '../../start/ports.mjs';
import { Refusal } from '../../start/base/refusal.mjs';
import { withoutSettings } from '../../start/settings.mjs';
import { readState } from '../../start/state.mjs';
import { RunningSystem } from './running-system.mjs';

const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 20_000;
const KEPT_CHARACTERS = 10_000;
const launcher = fileURLToPath(new URL('launch-with-echo.mjs', import.meta.url));

/**
 * Starts a system of the benchmark's own, with an echo route and with trust in made-up addresses, in a fresh data folder.
 * @param {{ replicas: number, gateways?: number, profileDir: string | null, signal: AbortSignal }} wishes
 * @returns {Promise<{ system: RunningSystem, stop: () => Promise<void> }>} `stop` leaves nothing behind
 * @throws {Refusal} with the launcher's last lines when it does not start
 */
export async function startOwnSystem({ replicas, gateways = 1, profileDir, signal }) {
  const dataDir = await mkdtemp(join(diskFolder(), 'iban-pruefer-bench-'));
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [launcher], {
    env: {
      ...withoutSettings(),
      // Those of a system that runs beside the benchmark.
      ...Object.fromEntries(portVariables.map((name) => [name, ''])),
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      VALIDATION_REPLICAS: String(replicas),
      GATEWAY_REPLICAS: String(gateways),
      ...(profileDir && { BENCH_PROFILE_DIR: profileDir }),
    },
    // Over the channel the launcher says that it is ready, and learns when the benchmark was killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C is for the benchmark: it measures no more, and then stops the system.
    detached: true,
  });
  const stop = () => stopAndForget(child, dataDir);
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

/** A folder on a disk: where /tmp lies in memory, PostgreSQL's commits would cost nothing. */
function diskFolder() {
  return existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {AbortSignal} signal
 */
async function untilStarted(child, signal) {
  let printed = '';
  const keep = (/** @type {Buffer} */ chunk) => (printed = (printed + chunk.toString()).slice(-KEPT_CHARACTERS));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(START_LIMIT_MS)]);
  const outcome = await Promise.race([
    once(child, 'message', { signal: limit }).then(() => 'started'),
    once(child, 'exit', { signal: limit }).then(() => 'ended'),
  ]);
  if (outcome === 'ended') throw new Refusal(`Das System der Messung startet nicht:\n${lastLines(printed, 25)}`);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} dataDir
 */
async function stopAndForget(child, dataDir) {
  const shelters = Object.values(readState(dataDir)?.parts ?? {}).flatMap((part) => part.dataDir ?? []);
  // Its watchdog stops the rest when the launcher itself has to be killed.
  await endChild(child, STOP_LIMIT_MS);
  for (const folder of [...shelters, dataDir]) await rm(folder, { recursive: true, force: true });
}
