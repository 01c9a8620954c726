// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './folders.mjs';
import { urlForRole } from './database-url.mjs';
import { run } from './process/run.mjs';
import { migrations, nodeEnvironment } from './services.mjs';

const PROVISION = fileURLToPath(new URL('./provision.mjs', import.meta.url));
const LIMIT_MS = 120_000;

/**
 * Makes roles and schemas, then brings every schema up to date as its owner.
 * @param {string} dataDir
 * @param {string} adminUrl
 * @param {import('./secrets.mjs').Secrets} secrets
 * @throws {Error} with what the step printed
 */
export async function prepareDatabase(dataDir, adminUrl, secrets) {
  const step = (/** @type {string} */ program, /** @type {NodeJS.ProcessEnv} */ env) =>
    run(process.execPath, [program], { cwd: root, env: { ...nodeEnvironment(dataDir), ...env }, limitMs: LIMIT_MS });
  const roles = migrations.flatMap(({ schema }) => [`${schema}_owner`, `${schema}_service`]);
  const passwords = Object.fromEntries(roles.map((role) => [role, secrets.passwordOf(role)]));
  await step(PROVISION, { DATABASE_URL: adminUrl, ROLE_PASSWORDS: JSON.stringify(passwords) });
  await Promise.all(
    migrations.map(({ folder, schema }) => {
      const owner = `${schema}_owner`;
      const DATABASE_OWNER_URL = urlForRole(adminUrl, owner, secrets.passwordOf(owner));
      return step(join(root, 'services', folder, 'dist', 'migrate.js'), { DATABASE_OWNER_URL });
    }),
  );
}
