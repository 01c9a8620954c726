import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { spawnWatched } from '../../shared/process/spawn-watched.mjs';
import { signalGroup } from '../../shared/process/stop-process.mjs';
import { forget } from '../../shared/process/watchdog.mjs';
import { urlForRole } from '../services/database-url.mjs';
import { nodeEnvironment } from '../services/services.mjs';

/**
 * A first admin that is ready to be made.
 * @typedef {object} FirstAdmin
 * @property {string} announcement how that one signs in, to be shown once
 * @property {() => Promise<void>} make to be called when it was shown; throws an Error when the admin could not be made
 */

/** Time limit for each of the program's two steps. */
const TIMEOUT_MS = 30_000;
/** The end of the program's announcement. */
const END = '\n\n';

/**
 * Prepares the first admin when there are no users. The user is created only after its password was displayed, so that an
 * interrupted start shows a new one and no password is ever stored (docs/SECURITY.md B1).
 * @param {import('../services/service-parts.mjs').SystemFacts} facts
 * @returns {Promise<FirstAdmin | undefined>} undefined when there are users already
 * @throws {Error} with the program's words when it fails
 */
export async function prepareFirstAdmin({ settings, servers, secrets, programs = root }) {
  const role = 'auth_service';
  const DATABASE_URL = urlForRole(servers.postgres, role, secrets.getPassword(role));
  const program = join(programs, 'services', 'auth-service', 'dist', 'first-admin.js');
  const child = spawnWatched(process.execPath, [program], {
    env: { ...nodeEnvironment(settings), ...settings.firstAdmin, DATABASE_URL },
    stdin: 'pipe',
  });
  const pid = child.pid ?? 0;
  const limit = () => setTimeout(() => signalGroup(pid, 'SIGKILL'), TIMEOUT_MS);
  let timer = limit();
  let [printed, complaint] = ['', ''];
  child.stdin?.on('error', () => {});
  child.stderr?.setEncoding('utf8').on('data', (chunk) => (complaint += chunk));
  const exit = once(child, 'close').then(([code]) => {
    clearTimeout(timer);
    forget(pid);
    if (code !== 0) throw new Error(`Der erste Benutzer lässt sich nicht anlegen. ${complaint.trim()}`);
  });
  // It may also end without a listener, when the start is interrupted.
  exit.catch(() => undefined);
  const announced = new Promise((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (printed += chunk).includes(END) && resolve(undefined));
  });
  await Promise.race([announced, exit]);
  // The program now waits until `make` is called, which has no time limit: the services start meanwhile.
  clearTimeout(timer);
  if (!printed.includes(END)) return undefined;
  const make = async () => {
    timer = limit();
    child.stdin?.end('shown\n');
    await exit.catch((error) => {
      throw new Error(`Was eben angezeigt wurde, gilt nicht; der nächste Start zeigt Neues. ${error.message}`);
    });
  };
  return { announcement: printed.trim(), make };
}
