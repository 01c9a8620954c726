// @ts-check
import { join } from 'node:path';
import { root } from './folders.mjs';
import { run } from './process/run.mjs';
import { environmentOf } from './service-parts.mjs';
import { nodeEnvironment } from './services.mjs';

const LIMIT_MS = 30_000;

/**
 * Makes the first admin where there is no user yet.
 * @param {import('./service-parts.mjs').SystemFacts} facts
 * @returns {Promise<string>} what the operator has to read, once; empty when there are users already
 * @throws {import('./process/run.mjs').RunError} when ADMIN_PASSWORD is one that nobody may choose
 */
export async function makeFirstAdmin(facts) {
  const { DATABASE_URL } = environmentOf('auth', facts);
  const program = join(root, 'services', 'auth-service', 'dist', 'first-admin.js');
  const printed = await run(process.execPath, [program], {
    env: { ...nodeEnvironment(facts.settings.dataDir), ...facts.settings.firstAdmin, DATABASE_URL },
    limitMs: LIMIT_MS,
  });
  return printed.trim();
}
