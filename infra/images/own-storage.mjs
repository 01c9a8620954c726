import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inTemporaryFolder } from '../shared/folders.mjs';
import { Engine } from './engine.mjs';

const execute = promisify(execFile);
const UNMOUNT_TIMEOUT_MS = 10_000;

/**
 * Runs work with a temporary storage of images that holds a single image, so that no earlier build is reused.
 * @template Result
 * @param {Engine} engine buildah
 * @param {string} image that it starts with
 * @param {(engine: Engine, folder: string) => Promise<Result>} work folder: an empty one beside the storage
 * @returns {Promise<Result>}
 */
export function inOwnStorage(engine, image, work) {
  return inTemporaryFolder('iban-pruefer-storage-', async (folder) => {
    const own = new Engine(engine.name, ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]);
    try {
      const copy = `dir:${join(folder, 'base')}`;
      await engine.push(image, copy);
      const id = (await own.call(['pull', '--quiet', copy])).trim();
      await own.call(['tag', id, image]);
      return await work(own, folder);
    } finally {
      // buildah also removes layers whose files belong to other accounts.
      await own.call(['rmi', '--all', '--force']).catch(() => {});
      await execute('umount', [join(folder, 'images', 'overlay')], { timeout: UNMOUNT_TIMEOUT_MS }).catch(() => {});
    }
  });
}
