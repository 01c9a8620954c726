import { hasProc, machineBusyMs, measureCpuMs } from '../../shared/process/processes.mjs';

/** @typedef {import('../../shared/process/processes.mjs').ByPart} ByPart */

/**
 * @typedef {object} CpuUse
 * @property {ByPart} ms CPU milliseconds, the client included
 * @property {number} otherMs CPU milliseconds of all other processes of the machine
 * @property {number} wallMs
 */

/** Name of the benchmark's own process among the parts. */
export const CLIENT = 'client';

/** CPU time of every part between the constructor and `stop`. */
export class CpuMeter {
  /** @param {Map<string, number>} parts name → process id */
  constructor(parts) {
    this.parts = parts;
    this.before = this.#now();
  }

  /** @returns {CpuUse} */
  stop() {
    const now = this.#now();
    const ms = differences(this.before.ms, now.ms);
    const ownMs = Object.values(ms).reduce((sum, part) => sum + part, 0);
    const busyMs = now.busyMs - this.before.busyMs;
    return { ms, otherMs: Math.max(0, busyMs - ownMs), wallMs: now.atMs - this.before.atMs };
  }

  #now() {
    const ms = measureCpuMs(this.parts);
    // Without its children: the launcher of an own system, and with it every part, is a child of this process.
    const { user, system } = process.cpuUsage();
    if (hasProc) ms[CLIENT] = (user + system) / 1_000;
    return { ms, busyMs: machineBusyMs(), atMs: performance.now() };
  }
}

/**
 * @param {ByPart} before
 * @param {ByPart} after
 * @returns {ByPart} of the parts that ran at both moments
 */
export function differences(before, after) {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, start]) => {
      const end = after[name];
      return end === undefined ? [] : [[name, end - start]];
    }),
  );
}
