import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { run } from '../../shared/process/run.mjs';
import { servicePlans } from '../services/services.mjs';
import { build, withBuildLock } from './build.mjs';

/** Files of a service in addition to its build. */
const OF_A_SERVICE = ['package.json', 'dist', 'data'];

/**
 * Builds the checkout and copies the programs into the data folder (docs/adr/0005). The system runs from the copy, so that a
 * later build does not remove files in use.
 * @param {string} dataDir held by this launcher alone: nothing runs from an earlier copy
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the copy; it has the folders `services` and `frontend` of a checkout
 * @throws {import('../../shared/process/run.mjs').RunError} when the build or the copy fails
 */
export function buildPrograms(dataDir, say) {
  const buildAndCopy = async () => {
    await build();
    return copyPrograms(root, join(dataDir, 'programs'));
  };
  return withBuildLock(buildAndCopy, { say });
}

/**
 * @param {string} checkout
 * @param {string} folder is replaced
 * @returns {Promise<string>} the folder
 */
export async function copyPrograms(checkout, folder) {
  const fresh = `${folder}.new`;
  await Promise.all([folder, fresh].map((old) => rm(old, { recursive: true, force: true })));
  const copies = servicePlans.map(({ folder: service }) => ({ from: join('services', service), names: OF_A_SERVICE }));
  for (const { from, names } of [...copies, { from: 'frontend', names: ['dist'] }]) {
    const paths = names.map((name) => join(checkout, from, name)).filter(existsSync);
    await mkdir(join(fresh, from), { recursive: true, mode: 0o700 });
    // Node's own `cp` takes two seconds of processor time for this, ten times as long.
    await run('cp', ['-R', ...paths, join(fresh, from)]);
  }
  // Packages with machine code are not part of the built files.
  await symlink(join(checkout, 'node_modules'), join(fresh, 'node_modules'));
  await rename(fresh, folder);
  return folder;
}
