import { readFile } from 'node:fs/promises';
import { parseStat, TICK_MS } from './parse-proc.mjs';
import { run } from './run.mjs';

/** @typedef {{ state: string, cpuMs: number }} Vitals state as `ps` shows it (R runs, S sleeps, D waits for a disk, T is stopped); processor time since its start */

/**
 * @param {number} pid
 * @returns {Promise<import('./parse-proc.mjs').ProcessStat | undefined>} undefined without the process or without Linux
 */
async function readStat(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text ? parseStat(text) : undefined;
}

/**
 * @param {number} pid
 * @returns {Promise<Vitals | undefined>} undefined where they cannot be read
 */
export async function readVitals(pid) {
  const stat = await readStat(pid);
  return stat && { state: stat.state, cpuMs: stat.ownTicks * TICK_MS };
}

/**
 * @param {number} pid
 * @returns {Promise<number>} its current parent; 0 when it does not exist
 */
export async function readParentPid(pid) {
  if (process.platform !== 'linux') return Number(await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => 0));
  return (await readStat(pid))?.parent ?? 0;
}
