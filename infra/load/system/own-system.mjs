import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild } from '../../shared/process/end-child.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { noSettings } from '../../start/settings/settings.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { RunningSystem } from './running-system.mjs';

const STOP_TIMEOUT_MS = 20_000;
const LAUNCHER = join(import.meta.dirname, 'launch-with-echo.mjs');

/** A folder on a disk: with /tmp in memory, PostgreSQL's commits would cost nothing. */
export const diskFolder = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();

/**
 * Starts a system for the benchmark in a fresh data folder: it has an echo route and trusts made-up addresses.
 * @param {{ replicas: number, profileDir: string | null, signal: AbortSignal }} options
 * @returns {Promise<{ system: RunningSystem, stop: () => Promise<void> }>} `stop` removes the data folder
 * @throws {OperatorError} with the launcher's last lines when it does not start
 */
export async function startOwnSystem({ replicas, profileDir, signal }) {
  const dataDir = await mkdtemp(join(diskFolder, 'iban-pruefer-bench-'));
  const port = await freePort();
  const settings = {
    ...noSettings,
    TRUSTED_PROXIES: '127.0.0.1',
    VALIDATION_REPLICAS: String(replicas),
    ...(profileDir && { BENCH_PROFILE_DIR: profileDir }),
  };
  const launcher = new LauncherProcess(dataDir, port, [], settings, LAUNCHER);
  const stop = async () => {
    const partFolders = Object.values(launcher.parts).flatMap((part) => part.dataDir ?? []);
    // When the launcher has to be killed, its watchdog stops the parts.
    await endChild(launcher.child, STOP_TIMEOUT_MS);
    // The last processes may still be writing files.
    for (const folder of [...partFolders, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    await launcher.ready(signal);
    return { system: new RunningSystem(`http://127.0.0.1:${port}`, dataDir), stop };
  } catch {
    await stop();
    signal.throwIfAborted();
    throw new OperatorError(`Das System der Messung startet nicht:\n${lastLines(launcher.printed, 25)}`);
  }
}
