import { onStop } from '../shared/process/on-stop.mjs';
import { closeWatchdog, openWatchdog } from '../shared/process/watchdog.mjs';
import { closeRunFolder, openRunFolder } from './run-folder.mjs';

/**
 * Runs tests and removes their processes and files afterwards, also after a signal or the loss of the parent. Ends this process.
 * @param {(folder: string, signal: AbortSignal) => Promise<number>} job gives the exit code; `signal` requests an early end
 */
export async function inRunFolder(job) {
  const controller = new AbortController();
  onStop((reason) => {
    console.log(`stopped: ${reason}`);
    controller.abort(new Error(`stopped: ${reason}`));
  });
  openWatchdog();
  const folder = await openRunFolder();
  const code = await job(folder, controller.signal).catch((error) => {
    if (!controller.signal.aborted) console.error(error);
    return 1;
  });
  await closeWatchdog();
  const cleanupError = await closeRunFolder(folder).catch((/** @type {Error} */ error) => error);
  if (cleanupError) console.error(cleanupError.message);
  process.exit(controller.signal.aborted ? 130 : cleanupError ? 1 : code);
}
