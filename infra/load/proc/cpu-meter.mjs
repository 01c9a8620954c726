// @ts-check
import { cpuMsOf, hasProc, machineBusyMs } from './processes.mjs';

/**
 * @typedef {object} CpuUse
 * @property {Map<string, number>} ms CPU milliseconds by part, the client included
 * @property {number} otherMs by processes that belong neither to the system nor to the benchmark
 * @property {number} wallMs
 */

/** Name of the benchmark's own process beside the parts. */
export const CLIENT = 'client';

/** CPU time of every part from its making to its stop. */
export class CpuMeter {
  /** @param {Map<string, number>} parts name → process id */
  constructor(parts) {
    this.parts = parts;
    this.before = this.#now();
  }

  /** @returns {CpuUse} since then */
  stop() {
    const now = this.#now();
    const ms = differences(this.before.ms, now.ms);
    const ours = [...ms.values()].reduce((sum, one) => sum + one, 0);
    const busyMs = now.busyMs - this.before.busyMs;
    return { ms, otherMs: Math.max(0, busyMs - ours), wallMs: now.atMs - this.before.atMs };
  }

  #now() {
    const ms = cpuMsOf(this.parts);
    // Not its tree: the launcher of an own system, and with it every part, is a child of this process.
    const { user, system } = process.cpuUsage();
    if (hasProc) ms.set(CLIENT, (user + system) / 1_000);
    return { ms, busyMs: machineBusyMs(), atMs: performance.now() };
  }
}

/**
 * @param {Map<string, number>} before
 * @param {Map<string, number>} after
 * @returns {Map<string, number>} of the parts that ran at both moments
 */
export function differences(before, after) {
  /** @type {Map<string, number>} */
  const between = new Map();
  for (const [name, earlier] of before) {
    const later = after.get(name);
    if (later !== undefined) between.set(name, later - earlier);
  }
  return between;
}
