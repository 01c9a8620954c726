// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isLauncher } from './claim.mjs';
import { root } from './folders.mjs';
import { Refusal } from './refusal.mjs';
import { openSecrets } from './secrets.mjs';
import { environmentOf } from './service-parts.mjs';
import { readSettings } from './settings.mjs';
import { readState } from './state.mjs';

/**
 * `npm run keys -- …`: keys-service's command line in the environment of the system that runs on this data folder.
 * @param {string[]} args
 * @throws {Refusal} when none runs
 */
export async function main(args) {
  const settings = readSettings();
  const state = readState(settings.dataDir);
  if (!state || !(await isLauncher(state.pid))) {
    throw new Refusal(`Auf diesem Datenordner läuft kein System: ${settings.dataDir}. Starten Sie es mit „npm start“.`);
  }
  const servers = /** @type {import('./settings.mjs').ServerAddresses} */ (state.servers);
  const env = environmentOf('keys', { settings, servers, secrets: await openSecrets(settings.dataDir) });
  const program = join(root, 'services', 'keys-service', 'dist', 'cli.js');
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...env, PORT: '0', OPS_PORT: '0' },
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
