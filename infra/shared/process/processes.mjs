import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parseBusyTicks, parseMemoryMb, parseStat, parseWakeUps, selectProcessTree, TICK_MS } from './parse-proc.mjs';

/** @typedef {Record<string, number>} ByPart a figure of each part, its child processes included; without the parts that do not run */

/** False without /proc (macOS): CPU and memory are then unknown. */
export const hasProc = read('/proc/self/stat') !== null;

/**
 * @param {Map<string, number>} parts name → process id
 * @returns {ByPart} CPU milliseconds since the start
 */
export function measureCpuMs(parts) {
  return sumsOfTrees(parts, (tree) => tree.reduce((sum, { cpuTicks }) => sum + cpuTicks, 0) * TICK_MS);
}

/**
 * @param {Map<string, number>} parts
 * @returns {ByPart} how often its threads were woken since the start
 */
export function countWakeUps(parts) {
  return sumsOfTrees(parts, (tree) => tree.reduce((sum, { pid }) => sum + wakeUpsOfProcess(pid), 0));
}

/** @param {number} pid */
function wakeUpsOfProcess(pid) {
  const statuses = globSync(`/proc/${pid}/task/*/status`);
  return statuses.reduce((sum, file) => sum + parseWakeUps(read(file) ?? ''), 0);
}

/**
 * @param {Map<string, number>} parts
 * @returns {ByPart} MB (PSS), so the sum of all parts is the memory of the system. Processes of other accounts count as 0: Linux hides theirs.
 */
export function measureMemoryMb(parts) {
  return sumsOfTrees(parts, (tree) =>
    tree.reduce((sum, { pid }) => sum + parseMemoryMb(read(`/proc/${pid}/smaps_rollup`) ?? ''), 0),
  );
}

/** @returns {number} CPU milliseconds that all cores of this machine were busy since it started */
export function machineBusyMs() {
  return parseBusyTicks(read('/proc/stat') ?? '') * TICK_MS;
}

/**
 * @param {Map<string, number>} parts
 * @param {(tree: import('./parse-proc.mjs').ProcessStat[]) => number} figure
 * @returns {ByPart}
 */
function sumsOfTrees(parts, figure) {
  const processes = allProcesses();
  /** @type {ByPart} */
  const figures = {};
  for (const [name, pid] of parts) {
    const tree = selectProcessTree(processes, pid);
    if (tree.length > 0) figures[name] = figure(tree);
  }
  return figures;
}

/** Every process of the machine; none without /proc. */
export function allProcesses() {
  if (!hasProc) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => read(`/proc/${pid}/stat`))
    .flatMap((text) => (text ? [parseStat(text)] : []));
}

/**
 * @param {string} path
 * @returns {string | null} null when the process has ended
 */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
