import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * The first of some programs that is on PATH.
 * @param {...string} names in order of preference
 * @returns {Promise<string | undefined>} its full path
 */
export async function which(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (await isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** @param {string} path */
export async function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
