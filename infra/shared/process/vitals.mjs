// @ts-check
import { readFile } from 'node:fs/promises';
import { run } from './run.mjs';

/** @typedef {{ state: string, cpuMs: number }} Vitals state as `ps` shows it (R runs, S sleeps, D waits for a disk, T is stopped); processor time since its start */

/** The kernel counts processor time in these units: USER_HZ, 100 a second on every Linux. */
const MS_PER_TICK = 10;

/**
 * @param {number} pid
 * @returns {Promise<string[]>} the fields of /proc/PID/stat after the program's name; none without the process or without Linux
 */
async function statFields(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold anything, blanks and brackets too.
  return text
    .slice(text.lastIndexOf(')') + 1)
    .trim()
    .split(' ')
    .filter(Boolean);
}

/**
 * @param {number} pid
 * @returns {Promise<Vitals | undefined>} undefined where they cannot be read
 */
export async function vitalsOf(pid) {
  const fields = await statFields(pid);
  const [state] = fields;
  return state === undefined ? undefined : { state, cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK };
}

/**
 * @param {number} pid
 * @returns {Promise<number>} its current parent; 0 when it does not exist
 */
export async function parentOf(pid) {
  if (process.platform !== 'linux') return Number(await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => 0));
  return Number((await statFields(pid))[1] ?? 0);
}
