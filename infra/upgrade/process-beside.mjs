import { setTimeout as sleep } from 'node:timers/promises';
import { endChild } from '../shared/process/end-child.mjs';
import { answersReady } from '../shared/process/exchange.mjs';
import { freePorts } from '../shared/process/free-ports.mjs';
import { lastLines } from '../shared/process/last-lines.mjs';
import { spawnWatched } from '../shared/process/spawn-watched.mjs';
import { forget } from '../shared/process/watchdog.mjs';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/**
 * Starts one more process of a service.
 * @param {import('./running-process.mjs').Start} start of another process of it
 * @param {Record<string, string>} changes of its environment
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} when it is ready
 * @throws {Error} with its last output when it does not get ready
 */
export async function startBeside({ command, args, cwd, env }, changes = {}) {
  const [port = 0, opsPort = 0] = await freePorts(2);
  const own = { ...env, ...changes, PORT: String(port), OPS_PORT: String(opsPort) };
  const child = spawnWatched(command, args, { cwd, env: own });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + chunk).slice(-10_000)));
  const stop = async () => {
    await endChild(child, STOP_TIMEOUT_MS);
    forget(child.pid ?? 0);
  };
  const limit = Date.now() + READY_TIMEOUT_MS;
  while (!(await answersReady(opsPort))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`Der Dienst wird nicht bereit:\n${lastLines(output, 25)}`);
    }
    await sleep(POLL_INTERVAL_MS);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
