import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { commandEnvironment } from '../../start/commands/service-command.mjs';
import { run } from '../../shared/process/run.mjs';
import { readSettings } from '../../start/settings/settings.mjs';

const TIMEOUT_MS = 30_000;

/**
 * Prepares the command line that an operator has for a service of the system.
 * @param {import('./running-system.mjs').RunningSystem} system with its data folder within reach
 * @param {'keys' | 'auth'} service
 * @returns {Promise<(args: string[]) => Promise<string>>} runs it and returns its output
 */
export async function createServiceCli({ dataDir, state }, service) {
  if (!dataDir || !state) throw new Error('Das System liegt außer Reichweite.');
  const env = await commandEnvironment(service, { ...readSettings(), dataDir }, state);
  const program = join(root, 'services', `${service}-service`, 'dist', 'cli.js');
  return (args) => run(process.execPath, [program, ...args], { env, timeoutMs: TIMEOUT_MS });
}
