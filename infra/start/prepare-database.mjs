// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './folders.mjs';
import { urlForRole } from './database-url.mjs';
import { run } from './process/run.mjs';
import { migrations } from './services.mjs';

const PROVISION = fileURLToPath(new URL('./provision.mjs', import.meta.url));
const LIMIT_MS = 120_000;

/**
 * Makes roles and schemas, then brings every schema up to date as its owner.
 * @param {string} adminUrl
 * @param {import('./secrets.mjs').Secrets} secrets
 * @throws {Error} with what the step printed
 */
export async function prepareDatabase(adminUrl, secrets) {
  const roles = migrations.flatMap(({ schema }) => [`${schema}_owner`, `${schema}_service`]);
  const ROLE_PASSWORDS = JSON.stringify(Object.fromEntries(roles.map((role) => [role, secrets.passwordOf(role)])));
  await runNode([PROVISION], { DATABASE_URL: adminUrl, ROLE_PASSWORDS });
  await Promise.all(migrations.map((migration) => migrate(migration, adminUrl, secrets)));
}

/**
 * @param {{ folder: string, schema: string }} migration
 * @param {string} adminUrl
 * @param {import('./secrets.mjs').Secrets} secrets
 */
async function migrate({ folder, schema }, adminUrl, secrets) {
  const owner = `${schema}_owner`;
  const DATABASE_OWNER_URL = urlForRole(adminUrl, owner, secrets.passwordOf(owner));
  await runNode([join(root, 'services', folder, 'dist', 'migrate.js')], { DATABASE_OWNER_URL });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runNode(args, env) {
  return run(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'production', TZ: 'UTC', ...env },
    limitMs: LIMIT_MS,
  });
}
