import { readFileSync } from 'node:fs';
import { parseStat, TICK_MS } from '../../shared/process/parse-proc.mjs';
import { hasProc, measureCpuMs } from '../../shared/process/processes.mjs';

/** @returns {number} seconds of processor time of this process and of its descendants that have ended; 0 without /proc */
export function endedSeconds() {
  return hasProc ? (parseStat(readFileSync('/proc/self/stat', 'utf8')).cpuTicks * TICK_MS) / 1_000 : 0;
}

/**
 * @param {number} pid
 * @returns {number} seconds of processor time of a process and of all its descendants; 0 without /proc
 */
export function treeSeconds(pid) {
  return (measureCpuMs(new Map([['tree', pid]]))['tree'] ?? 0) / 1_000;
}
