import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../shared/folders.mjs';
import { urlForRole } from '../services/database-url.mjs';
import { run } from '../../shared/process/run.mjs';
import { loginRoles, migrations, nodeEnvironment } from '../services/services.mjs';

const PROGRAM = fileURLToPath(new URL('./prepare-database-process.mjs', import.meta.url));
const TIMEOUT_MS = 120_000;

/**
 * Creates roles and schemas, then migrates every schema as its owner.
 * @param {Pick<import('../settings/settings.mjs').Settings, 'dataDir' | 'passedOn'>} settings
 * @param {string} adminUrl
 * @param {import('../secrets/open-secrets.mjs').Secrets} secrets
 * @param {string} [programs] folder whose `services` have the migrations
 * @throws {import('../../shared/process/run.mjs').RunError} with what the step printed
 */
export async function prepareDatabase(settings, adminUrl, { getPassword }, programs) {
  const env = { ...nodeEnvironment(settings), ...preparation(adminUrl, getPassword, programs) };
  await run(process.execPath, [PROGRAM], { cwd: root, env, timeoutMs: TIMEOUT_MS });
}

/**
 * Environment of the preparing process.
 * @param {string} adminUrl
 * @param {(role: string) => string} getPassword
 * @param {string} [programs] folder whose `services` have the migrations
 */
export function preparation(adminUrl, getPassword, programs = root) {
  const steps = migrations.map(({ folder, program, schema }) => ({
    program: pathToFileURL(join(programs, 'services', folder, 'dist', program)).href,
    ownerUrl: urlForRole(adminUrl, `${schema}_owner`, getPassword(`${schema}_owner`)),
  }));
  return {
    DATABASE_URL: adminUrl,
    ROLE_PASSWORDS: JSON.stringify(Object.fromEntries(loginRoles.map((role) => [role, getPassword(role)]))),
    MIGRATIONS: JSON.stringify(steps),
  };
}
