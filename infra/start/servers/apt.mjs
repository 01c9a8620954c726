import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { isRoot } from './server-context.mjs';

// In runlevel 1 Debian's scripts do not start a server.
const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** apt-get takes a lock: the servers, fetched side by side, take turns. */
let turn = Promise.resolve(true);

/** Whether the operator lets us use apt-get: INSTALL_PACKAGES=0 forbids it. */
export function mayUseApt() {
  return process.env['INSTALL_PACKAGES'] !== '0';
}

/**
 * Installs Debian packages, where this is possible.
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {...string} names
 * @returns {Promise<boolean>} false when not allowed, not root, not on Debian, or apt-get failed (which it says)
 */
export async function aptInstall(context, ...names) {
  if (!mayUseApt() || !isRoot || !(await which('apt-get'))) return false;
  turn = turn.then(() => install(context, names));
  return turn;
}

/** @param {import('./server-context.mjs').ServerContext} context @param {string[]} names */
async function install(context, names) {
  const env = { ...process.env, ...ENVIRONMENT };
  context.say(`${names.join(', ')}: Installation über apt-get …`);
  try {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env });
    return true;
  } catch (error) {
    context.say(`Über apt-get nicht zu haben: ${/** @type {Error} */ (error).message}`);
    return false;
  }
}
