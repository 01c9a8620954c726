// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../start/base/refusal.mjs';
import { differences } from './proc/cpu-meter.mjs';
import { cpuMsOf, hasProc, proportionalMbOf, residentMbOf, wakeUpsOf } from './proc/processes.mjs';

/** Compiling and caching of the first minutes are no idling. */
const SETTLED_MS = 60_000;

/**
 * @typedef {object} IdleUse
 * @property {Map<string, number>} cpuPercent of one core, by part
 * @property {Map<string, number>} wakeUps a second
 * @property {Map<string, number>} rssMb resident
 * @property {Map<string, number>} pssMb the same, with its part of what processes share: the sum is what the system takes
 */

/**
 * What a system costs while nothing happens.
 * @param {import('./system/running-system.mjs').RunningSystem} system
 * @param {{ seconds: number, signal: AbortSignal, say: (line: string) => void }} wishes
 * @returns {Promise<IdleUse>}
 * @throws {Refusal} where its processes cannot be seen
 */
export async function measureIdle({ pids }, { seconds, signal, say }) {
  if (!hasProc || pids.size === 0) throw new Refusal('Ohne /proc und Datenordner lässt sich Leerlauf nicht messen.');
  say('Das System kommt zur Ruhe …');
  await sleep(SETTLED_MS, undefined, { signal });
  say(`Leerlauf, ${seconds} s …`);
  const before = { cpu: cpuMsOf(pids), wakeUps: wakeUpsOf(pids), atMs: performance.now() };
  await sleep(seconds * 1_000, undefined, { signal });
  const wallMs = performance.now() - before.atMs;
  return {
    cpuPercent: scaled(differences(before.cpu, cpuMsOf(pids)), 100 / wallMs),
    wakeUps: scaled(differences(before.wakeUps, wakeUpsOf(pids)), 1_000 / wallMs),
    rssMb: residentMbOf(pids),
    pssMb: proportionalMbOf(pids),
  };
}

/**
 * @param {Map<string, number>} figures
 * @param {number} factor
 */
function scaled(figures, factor) {
  return new Map([...figures].map(([name, figure]) => [name, figure * factor]));
}
