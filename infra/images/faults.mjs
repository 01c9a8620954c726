import { setTimeout as sleep } from 'node:timers/promises';
import { germanNumber } from '../shared/aligned-table.mjs';
import { signalProcess } from '../shared/process/stop-process.mjs';

const FROZEN_MS = 4_000;
const BEFORE_MS = 2_000;
const FULL_MS = 8_000;
const FILL_INTERVAL_MS = 250;
/** Load while a disk is full and while the system recovers. */
const FULL_LOAD_SECONDS = 30;

/** Services that are killed, by German sentence; docker and podman start them again. */
const KILLED = {
  gateway: 'Gateway getötet',
  validation: 'Prüfdienst getötet',
  log: 'Protokolldienst getötet',
  postgres: 'PostgreSQL getötet',
  kafka: 'Kafka getötet',
};
const FROZEN = { kafka: 'Kafka eingefroren', postgres: 'PostgreSQL eingefroren' };
const FULL = { postgres: 'Datenträger von PostgreSQL voll', kafka: 'Datenträger von Kafka voll' };

/** Megabytes of the volumes that are filled: more than a run of the check needs. */
export const smallVolumeMb = { postgres: 1_536, kafka: 768 };

/**
 * @typedef {object} Fault
 * @property {string} title
 * @property {() => Promise<string | void>} work ends when the part is ready again, and may say what it measured
 * @property {number} [seconds] of load, where the usual ones are too few
 */

/**
 * Breaks parts of the system, one after another.
 * @param {import('./composed-system.mjs').ComposedSystem} system in containers of docker or podman
 * @param {Readonly<Record<string, import('./small-volume.mjs').SmallVolume>>} smallVolumes by service
 * @returns {Fault[]}
 */
export function listFaults(system, smallVolumes) {
  const getContainer = (/** @type {string} */ name) => system.getContainers(name).at(-1) ?? '';
  const killed = Object.entries(KILLED).map(([name, title]) => ({
    title,
    work: async () => {
      await sleep(BEFORE_MS);
      const pid = await system.containers.readPid(getContainer(name));
      process.kill(pid, 'SIGKILL');
      while (signalProcess(pid, 0)) await sleep(50);
      await system.untilReady(getContainer(name));
    },
  }));
  const frozen = Object.entries(FROZEN).map(([name, title]) => ({
    title,
    work: async () => {
      await sleep(BEFORE_MS);
      await system.containers.freeze(getContainer(name), FROZEN_MS);
      await system.untilReady(getContainer(name));
    },
  }));
  const full = Object.entries(FULL).map(([name, title]) => ({
    title,
    seconds: FULL_LOAD_SECONDS,
    work: async () => {
      const volume = smallVolumes[name];
      if (!volume) throw new Error(`Das Volume von ${name} lässt sich nicht füllen.`);
      await sleep(BEFORE_MS);
      for (const limit = Date.now() + FULL_MS; Date.now() < limit; await sleep(FILL_INTERVAL_MS)) await volume.fill();
      await volume.free();
      const freedAt = performance.now();
      await system.untilAllReady();
      return `bereit ${germanNumber((performance.now() - freedAt) / 1_000, 1)} s, nachdem Platz ist`;
    },
  }));
  return [...killed, ...frozen, ...full];
}
