import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../shared/operator-error.mjs';
import { differences } from './proc/cpu-meter.mjs';
import { countWakeUps, hasProc, measureCpuMs, measureMemoryMb } from '../shared/process/processes.mjs';
import { alignedTable, germanNumber } from '../shared/aligned-table.mjs';

/** Processes compile and fill caches in their first minutes. */
const SETTLE_MS = 60_000;

/**
 * @typedef {{ cpuPercent: number, wakeUpsPerSecond: number, pssMb: number }} IdleUse of one core; woken threads; memory
 */

/**
 * Measures what every part of the system uses without requests.
 * @param {import('./system/running-system.mjs').RunningSystem} system
 * @param {{ seconds: number, signal: AbortSignal, say: (line: string) => void }} run
 * @returns {Promise<Record<string, IdleUse>>} by part
 * @throws {OperatorError} where the processes are not visible
 */
export async function measureIdle({ pids }, { seconds, signal, say }) {
  if (!hasProc || pids.size === 0)
    throw new OperatorError('Ohne /proc und Datenordner lässt sich Leerlauf nicht messen.');
  say('Das System kommt zur Ruhe …');
  await sleep(SETTLE_MS, undefined, { signal });
  say(`Leerlauf, ${seconds} s …`);
  const before = { cpuMs: measureCpuMs(pids), wakeUps: countWakeUps(pids), atMs: performance.now() };
  await sleep(seconds * 1_000, undefined, { signal });
  const wallMs = performance.now() - before.atMs;
  const wakeUps = differences(before.wakeUps, countWakeUps(pids));
  const memoryMb = measureMemoryMb(pids);
  return Object.fromEntries(
    Object.entries(differences(before.cpuMs, measureCpuMs(pids))).map(([part, cpuMs]) => [
      part,
      {
        cpuPercent: (100 * cpuMs) / wallMs,
        wakeUpsPerSecond: (1_000 * (wakeUps[part] ?? 0)) / wallMs,
        pssMb: memoryMb[part] ?? 0,
      },
    ]),
  );
}

/**
 * @param {Record<string, IdleUse>} uses
 * @returns {string} a German table with a line for each part, and the sum
 */
export function formatIdleReport(uses) {
  const line = (/** @type {string} */ name, /** @type {IdleUse[]} */ parts) => [
    name,
    germanNumber(sumValues(parts.map(({ cpuPercent }) => cpuPercent)), 2),
    germanNumber(sumValues(parts.map(({ wakeUpsPerSecond }) => wakeUpsPerSecond))),
    germanNumber(sumValues(parts.map(({ pssMb }) => pssMb))),
  ];
  return alignedTable([
    ['Leerlauf', '% eines Kerns', 'geweckt pro Sekunde', 'PSS MB'],
    ...Object.entries(uses).map(([name, use]) => line(name, [use])),
    line('zusammen', Object.values(uses)),
  ]);
}

/** @param {number[]} values */
function sumValues(values) {
  return values.reduce((sum, value) => sum + value, 0);
}
