// @ts-check
import { globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stopAll } from '../start/process/stop-process.mjs';
import { readState } from '../start/state.mjs';

/** Systems that lose their tests stop by themselves within 15 s. */
const SYSTEMS_END_MS = 20_000;

/**
 * One folder for all that a run of the tests leaves on the disk: from now on temporary folders of this process and of those it
 * starts lie there.
 * @returns {Promise<string>}
 */
export async function openRunFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'iban-pruefer-run-'));
  // Servers that run under another account pass through it.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return folder;
}

/**
 * Takes the folder away once no system runs on it any more.
 * @param {string} folder
 */
export async function closeRunFolder(folder) {
  const states = globSync('*/state.json', { cwd: folder }).map((file) => readState(dirname(join(folder, file))));
  const pids = states.flatMap((state) =>
    state ? [state.pid, ...Object.values(state.parts).map(({ pid }) => pid)] : [],
  );
  await stopAll(new Map(pids.flatMap((pid) => (pid ? [[pid, 'SIGTERM']] : []))), SYSTEMS_END_MS);
  // A program that was on its way when the run was ended writes until it notices: tried again for 40 s in all.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
