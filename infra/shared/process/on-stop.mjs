import { readCommandLine } from './read-command-line.mjs';
import { readParentPid } from './vitals.mjs';

const PARENT_POLL_MS = 1_000;

/**
 * Calls back once on Ctrl-C, SIGTERM, SIGHUP, or the loss of the parent.
 * @param {(reason: string) => void} stop
 */
export function onStop(stop) {
  let called = false;
  const stopOnce = (/** @type {string} */ reason) => {
    if (called) return;
    called = true;
    stop(reason);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stopOnce);
  // The process under the pinned Node has an IPC channel to its installer.
  process.on('disconnect', () => stopOnce('npm ist beendet'));
  if (process.env['npm_lifecycle_event']) void whenNpmIsGone(() => stopOnce('npm ist beendet'));
}

/**
 * Stops the system when npm has ended, because the operator cannot stop it then. A shell may run between npm and this process.
 * @param {() => void} stop
 */
async function whenNpmIsGone(stop) {
  const parent = process.ppid;
  const shell = /^\S*sh -c /.test((await readCommandLine(parent)) ?? '') ? parent : undefined;
  const npm = shell && (await readParentPid(shell));
  const hasParentExited = async () =>
    process.ppid !== parent || (shell && ![npm, 0].includes(await readParentPid(shell)));
  setInterval(() => void hasParentExited().then((gone) => gone && stop()), PARENT_POLL_MS).unref();
}
