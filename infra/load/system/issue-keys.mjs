// @ts-check
import { join } from 'node:path';
import { root } from '../../start/base/folders.mjs';
import { run } from '../../start/process/run.mjs';
import { openSecrets } from '../../start/services/secrets.mjs';
import { addressesOf, environmentOf } from '../../start/services/service-parts.mjs';
import { readSettings } from '../../start/settings.mjs';
import { printedKey } from './printed-key.mjs';

/** As many customers share the load. */
export const KEYS = 20;
const QUOTA = 1_000_000_000;
const AT_ONCE = 4;
const LIMIT_MS = 30_000;

/**
 * Issues keys, each of a contract of its own, with the command line an operator uses.
 * @param {import('./running-system.mjs').RunningSystem} system
 * @param {number} count
 * @returns {Promise<string[]>} none when the system's database is out of reach
 */
export async function issueKeys(system, count) {
  if (!system.dataDir || !system.state) return [];
  const servers = /** @type {import('../../start/settings.mjs').ServerAddresses} */ (system.state.servers);
  const settings = { ...readSettings(), dataDir: system.dataDir };
  const [secrets, urls] = [await openSecrets(system.dataDir), addressesOf(system.state.parts)];
  const env = environmentOf('keys', { settings, servers, secrets, urls });
  /** @type {string[]} */
  const keys = [];
  while (keys.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - keys.length) }, (_, n) =>
      issueKey(`Messung ${keys.length + n + 1}`, { ...env, PORT: '0', OPS_PORT: '0' }),
    );
    keys.push(...(await Promise.all(batch)));
  }
  return keys;
}

/**
 * @param {string} client
 * @param {NodeJS.ProcessEnv} env
 */
async function issueKey(client, env) {
  const program = join(root, 'services', 'keys-service', 'dist', 'cli.js');
  const wishes = ['--client', client, '--email', 'bench@example.org', '--quota', String(QUOTA)];
  const printed = await run(process.execPath, [program, 'issue', ...wishes], { env, limitMs: LIMIT_MS });
  return printedKey(printed);
}
