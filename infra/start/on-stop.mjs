// @ts-check

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
  // Nobody could stop the system any more if npm itself was killed.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event']) {
    setInterval(() => process.ppid !== parent && once(), PARENT_POLL_MS).unref();
  }
}
