import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Makes a lock file that holds our pid. It appears with its content: a lock without a pid is never read.
 * @param {string} file
 * @returns {Promise<boolean>} false when there is one already
 */
export async function createLock(file) {
  const own = `${file}.${process.pid}`;
  try {
    await writeFile(own, String(process.pid), { mode: 0o600 });
    await link(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Removes a lock whose process has died. Another process may have taken it since it was judged: a different lock is moved back.
 * @param {string} file
 * @param {string} content of the lock when it was judged
 */
export async function removeStaleLock(file, content) {
  const aside = `${file}.${process.pid}.aside`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== content) await link(aside, file);
  } catch (error) {
    // Already removed, or taken by another process.
    if (!['ENOENT', 'EEXIST'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
