import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { existsSync } from 'node:fs';

/**
 * Fills a folder that several launchers may want at the same time: whole or not at all.
 * @param {string} folder
 * @param {(fresh: string) => Promise<unknown>} install fills the folder it is given
 * @returns {Promise<string>} the folder
 */
export async function installOnce(folder, install) {
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await install(fresh);
    await rename(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}
