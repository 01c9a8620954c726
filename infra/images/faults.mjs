// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./composed-system.mjs').ComposedSystem} ComposedSystem */

const FROZEN_MS = 4_000;
const BEFORE_MS = 2_000;

/** Services that are killed, by German sentence; docker and podman start them again. */
const KILLED = {
  gateway: 'Gateway getötet',
  validation: 'Prüfdienst getötet',
  log: 'Protokolldienst getötet',
  postgres: 'PostgreSQL getötet',
  kafka: 'Kafka getötet',
};
const FROZEN = { kafka: 'Kafka eingefroren', postgres: 'PostgreSQL eingefroren' };

/**
 * Breaks parts of the system, one after another.
 * @param {ComposedSystem} system in containers of docker or podman
 * @returns {{ title: string, work: () => Promise<void> }[]} each ends when the part is ready again
 */
export function faultsOf(system) {
  const containerOf = (/** @type {string} */ name) => system.containersOf(name).at(-1) ?? '';
  const killed = Object.entries(KILLED).map(([name, title]) => ({
    title,
    work: async () => {
      await sleep(BEFORE_MS);
      const pid = await system.containers.pidOf(containerOf(name));
      process.kill(pid, 'SIGKILL');
      await untilGone(pid);
      await system.untilReady(containerOf(name));
    },
  }));
  const frozen = Object.entries(FROZEN).map(([name, title]) => ({
    title,
    work: async () => {
      await sleep(BEFORE_MS);
      await system.containers.freeze(containerOf(name), FROZEN_MS);
      await system.untilReady(containerOf(name));
    },
  }));
  return [...killed, ...frozen];
}

/** @param {number} pid */
async function untilGone(pid) {
  while (isThere(pid)) await sleep(50);
}

/** @param {number} pid */
function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
