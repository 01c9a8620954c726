// @ts-check
import { onStop } from '../start/on-stop.mjs';
import { closeWatchdog, openWatchdog } from '../start/process/watchdog.mjs';
import { closeRunFolder, openRunFolder } from './run-folder.mjs';

/**
 * Runs tests that start processes and write files, and leaves neither behind, however it ends: by itself, by a signal, or because
 * its parent is gone. Ends this process.
 * @param {(folder: string, signal: AbortSignal) => Promise<number>} job gives the exit code; `signal` says that it shall end early
 */
export async function inRunFolder(job) {
  const stopping = new AbortController();
  onStop((reason) => {
    console.log(`stopped: ${reason}`);
    stopping.abort(new Error(`stopped: ${reason}`));
  });
  openWatchdog();
  const folder = await openRunFolder();
  const code = await job(folder, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) console.error(error);
    return 1;
  });
  await closeWatchdog();
  const left = await closeRunFolder(folder).catch((/** @type {Error} */ error) => error);
  if (left) console.error(left.message);
  process.exit(stopping.signal.aborted ? 130 : left ? 1 : code);
}
