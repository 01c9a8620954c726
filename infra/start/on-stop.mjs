// @ts-check
import { commandOf } from './process/command-of.mjs';
import { parentOf } from './process/parent-of.mjs';

const PARENT_POLL_MS = 1_000;

/**
 * Calls back once when this process shall end: Ctrl-C, SIGTERM, SIGHUP, or whoever started it is gone.
 * @param {() => void} stop
 */
export function onStop(stop) {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    stop();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, once);
  // The process that went on under the pinned Node holds a channel to the one that installed.
  process.on('disconnect', once);
  if (process.env['npm_lifecycle_event']) void whenNpmIsGone(once);
}

/**
 * Nobody could stop the system any more when npm itself was killed; it may have a shell between itself and us.
 * @param {() => void} tell
 */
async function whenNpmIsGone(tell) {
  const lineage = async () => {
    const parent = process.ppid;
    const isShell = /^\S*sh -c /.test((await commandOf(parent)) ?? '');
    return isShell ? `${parent} ${await parentOf(parent)}` : String(parent);
  };
  const atStart = await lineage();
  setInterval(() => void lineage().then((now) => now !== atStart && tell()), PARENT_POLL_MS).unref();
}
