// The process that watchdog.mjs starts: it keeps a list of process groups, and ends all of them when its input closes with the launcher.
import { createInterface } from 'node:readline';
import { stopAll } from './stop-process.mjs';

/** @type {Map<number, NodeJS.Signals>} */
const watched = new Map();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [verb, pid, signal] = line.split(' ');
  if (verb === 'watch') watched.set(Number(pid), /** @type {NodeJS.Signals} */ (signal));
  else watched.delete(Number(pid));
});
lines.on('close', async () => {
  await stopAll(watched, 8_000);
  process.exit(0);
});
