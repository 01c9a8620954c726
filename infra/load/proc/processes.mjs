// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import {
  parseBusyTicks,
  parseMemory,
  parseProportionalMb,
  parseStat,
  parseWakeUps,
  residentMb,
  treeOf,
} from './parse-proc.mjs';

/** Linux counts CPU time for user space in hundredths of a second on every platform. */
const TICK_MS = 10;

/** False where there is no /proc (macOS): CPU and memory then stay unknown. */
export const hasProc = read('/proc/self/stat') !== null;

/**
 * @param {Map<string, number>} parts name → process id
 * @returns {Map<string, number>} CPU milliseconds each part has used since it started, everything it started included
 */
export function cpuMsOf(parts) {
  return ofTrees(parts, (tree) => tree.reduce((sum, { cpuTicks }) => sum + cpuTicks, 0) * TICK_MS);
}

/**
 * @param {Map<string, number>} parts
 * @returns {Map<string, number>} how often the threads of each part were woken since they started, everything it started included
 */
export function wakeUpsOf(parts) {
  return ofTrees(parts, (tree) => tree.reduce((sum, { pid }) => sum + wakeUpsOfProcess(pid), 0));
}

/** @param {number} pid */
function wakeUpsOfProcess(pid) {
  const statuses = threadsOf(pid).map((thread) => read(`/proc/${pid}/task/${thread}/status`));
  return statuses.reduce((sum, text) => sum + (text ? parseWakeUps(text) : 0), 0);
}

/**
 * @param {number} pid
 * @returns {string[]} empty when the process has ended meanwhile
 */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/**
 * @param {Map<string, number>} parts
 * @returns {Map<string, number>} resident megabytes of each part, everything it started included
 */
export function residentMbOf(parts) {
  return ofTrees(parts, (tree) =>
    residentMb(tree.map(({ pid }) => read(`/proc/${pid}/status`)).flatMap((text) => (text ? [parseMemory(text)] : []))),
  );
}

/**
 * @param {Map<string, number>} parts
 * @returns {Map<string, number>} megabytes of each part, everything it started included; what several processes share counts by share, so
 * that all parts together are what the system takes. Other accounts' processes count as nothing: Linux shows them to their owner alone.
 */
export function proportionalMbOf(parts) {
  return ofTrees(parts, (tree) =>
    tree.reduce((sum, { pid }) => sum + parseProportionalMb(read(`/proc/${pid}/smaps_rollup`) ?? ''), 0),
  );
}

/** @returns {number} CPU milliseconds all cores of this machine have been busy since it started */
export function machineBusyMs() {
  return parseBusyTicks(read('/proc/stat') ?? '') * TICK_MS;
}

/**
 * @param {Map<string, number>} parts
 * @param {(tree: import('./parse-proc.mjs').ProcessStat[]) => number} figure
 * @returns {Map<string, number>} without the parts that do not run
 */
function ofTrees(parts, figure) {
  const all = everyProcess();
  /** @type {Map<string, number>} */
  const figures = new Map();
  for (const [name, pid] of parts) {
    const tree = treeOf(all, pid);
    if (tree.length > 0) figures.set(name, figure(tree));
  }
  return figures;
}

function everyProcess() {
  if (!hasProc) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => read(`/proc/${pid}/stat`))
    .flatMap((text) => (text ? [parseStat(text)] : []));
}

/**
 * @param {string} path
 * @returns {string | null} null when the process has ended meanwhile
 */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
