// Checks the environment of the services with their config classes, and the servers it names. A separate process, so that the
// launcher stays small and independent of the product's packages. Its last line is the list of problems.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, loadConfig, ServiceConfig } from '@pruefer/platform/config';
import { root } from '../../shared/folders.mjs';

/** @typedef {import('../settings/settings.mjs').Problem} Problem */

/** @type {import('./wrong-environment.mjs').Question} */
const { services, firstAdmin, isNew, servers } = JSON.parse(process.env['PREFLIGHT'] ?? '');

const problems = (await Promise.all([...services.map(serviceProblems), firstAdminProblems(), serverProblems()])).flat();
// A server that does not answer may keep a connection open for long.
process.stdout.write(`\n${JSON.stringify(problems)}\n`, () => process.exit());

/** @param {{ folder: string, env: NodeJS.ProcessEnv }} service @returns {Promise<readonly Problem[]>} */
async function serviceProblems({ folder, env }) {
  const exported = Object.values(await source(folder, 'config.ts'));
  return listProblems(
    exported.find(({ prototype }) => prototype instanceof ServiceConfig),
    env,
  );
}

/** @returns {Promise<readonly Problem[]>} */
async function firstAdminProblems() {
  if (!firstAdmin) return [];
  const { FirstAdminConfig, NewFirstAdminConfig } = await source('auth-service', 'first-admin-config.ts');
  return listProblems(isNew ? NewFirstAdminConfig : FirstAdminConfig, firstAdmin);
}

/** @returns {Promise<readonly Problem[]>} */
async function serverProblems() {
  if (Object.keys(servers).length === 0) return [];
  const { problemsOfServers } = await import('@pruefer/platform/preflight');
  return problemsOfServers(servers);
}

/**
 * @param {string} folder of a service
 * @param {string} file
 */
function source(folder, file) {
  return import(pathToFileURL(join(root, 'services', folder, 'src', file)).href);
}

/** @param {new () => object} ConfigClass @param {NodeJS.ProcessEnv} env @returns {readonly Problem[]} */
function listProblems(ConfigClass, env) {
  try {
    loadConfig(ConfigClass, env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
