import { readFile } from 'node:fs/promises';
import { run } from './run.mjs';

/**
 * @param {number} pid
 * @returns {Promise<string | undefined>} the command line of a running process, undefined when there is none
 */
export async function readCommandLine(pid) {
  if (process.platform !== 'linux') {
    const output = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => '');
    return output.trim() || undefined;
  }
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return words.replaceAll('\0', ' ').trim() || undefined;
}
