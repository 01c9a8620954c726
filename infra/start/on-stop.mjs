// @ts-check
import { commandOf } from './process/command-of.mjs';
import { parentOf } from './process/parent-of.mjs';

const PARENT_POLL_MS = 1_000;

/**
 * Calls back once when this process shall end: Ctrl-C, SIGTERM, SIGHUP, or its parent is gone.
 * @param {(reason: string) => void} stop
 */
export function onStop(stop) {
  let called = false;
  const once = (/** @type {string} */ reason) => {
    if (called) return;
    called = true;
    stop(reason);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, once);
  // The process that went on under the pinned Node holds a channel to the one that installed.
  process.on('disconnect', () => once('npm ist beendet'));
  if (process.env['npm_lifecycle_event']) void whenNpmIsGone(() => once('npm ist beendet'));
}

/**
 * Nobody could stop the system any more when npm itself was killed; it may have a shell between itself and us.
 * @param {() => void} stop
 */
async function whenNpmIsGone(stop) {
  const parent = process.ppid;
  const shell = /^\S*sh -c /.test((await commandOf(parent)) ?? '') ? parent : undefined;
  const npm = shell && (await parentOf(shell));
  const isGone = async () => process.ppid !== parent || (shell && ![npm, 0].includes(await parentOf(shell)));
  setInterval(() => void isGone().then((gone) => gone && stop()), PARENT_POLL_MS).unref();
}
