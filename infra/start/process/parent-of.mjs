// @ts-check
import { run } from './run.mjs';
import { statFields } from './vitals.mjs';

/**
 * @param {number} pid
 * @returns {Promise<number>} its current parent; 0 when it does not exist
 */
export async function parentOf(pid) {
  if (process.platform !== 'linux') return Number(await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => 0));
  return Number((await statFields(pid))[1] ?? 0);
}
