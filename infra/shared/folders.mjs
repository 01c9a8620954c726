import { accessSync, constants, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The operator's current folder: npm changes to the project root. */
export const operatorFolder = process.env['INIT_CWD'] ?? process.cwd();

/**
 * A file as the operator names it.
 * @param {string} file
 */
export function fileAt(file) {
  return resolve(operatorFolder, file);
}

/**
 * Everything the running system keeps: DATA_DIR, by default `.data` in the checkout.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function dataDir(env = process.env) {
  return resolve(root, env['DATA_DIR'] || '.data');
}

/**
 * Downloads outlive a data folder, where there is a home to keep them.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [env]
 */
export function cacheDir(dataDir, env = process.env) {
  const home = env['XDG_CACHE_HOME'] || (env['HOME'] && join(env['HOME'], '.cache'));
  const folders = home ? [join(home, 'iban-pruefer'), join(dataDir, 'cache')] : [join(dataDir, 'cache')];
  return folders.find(isWritable) ?? join(dataDir, 'cache');
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Does some work in a new folder and removes it afterwards.
 * @template Result
 * @param {string} name of the folder, to which a suffix is added
 * @param {(folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function inTemporaryFolder(name, work) {
  const folder = await mkdtemp(join(tmpdir(), name));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
