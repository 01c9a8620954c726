// @ts-check
import { readFile } from 'node:fs/promises';
import { run } from './run.mjs';

/**
 * @param {number} pid
 * @returns {Promise<number>} the process that started it, or has adopted it since; 0 when it is gone
 */
export async function parentOf(pid) {
  if (process.platform !== 'linux') return Number(await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => 0));
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold anything, blanks and brackets too.
  return Number(
    text
      .slice(text.lastIndexOf(')') + 1)
      .trim()
      .split(' ')[1] ?? 0,
  );
}
