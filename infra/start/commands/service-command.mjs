import { join } from 'node:path';
import { runningState } from '../state/claim.mjs';
import { listMissingSecrets } from '../state/state.mjs';
import { root } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { runForOperator } from '../../shared/process/run-for-operator.mjs';
import { openSecrets } from '../secrets/open-secrets.mjs';
import { buildLocalEnvironment, createAddressLookup } from '../services/service-parts.mjs';
import { getServicePlan } from '../services/services.mjs';
import { readSettings } from '../settings/settings.mjs';

/**
 * Runs a service's command line in the environment of the system that runs on this data folder; its exit code becomes ours.
 * Variables that the running services have win over those of this terminal: both must use the same folders, topics and certificates.
 * @param {string} name of the service, as `npm run status` shows it
 * @param {string[]} args
 * @param {string} [program] among its built files
 * @returns {Promise<number>} its exit code
 * @throws {OperatorError} when no system runs
 */
export async function runServiceCommand(name, args, program = 'cli.js') {
  const settings = readSettings();
  const state = await runningState(settings.dataDir);
  if (!state) {
    throw new OperatorError(
      `Auf diesem Datenordner läuft kein System: ${settings.dataDir}. Starten Sie es mit „npm start“.`,
    );
  }
  const file = join(state.programs ?? root, 'services', getServicePlan(name).folder, 'dist', program);
  return (process.exitCode = await runForOperator(file, args, await commandEnvironment(name, settings, state)));
}

/**
 * @param {string} name of a service
 * @param {import('../settings/settings.mjs').Settings} settings
 * @param {import('../state/state.mjs').State} state of the running system
 * @returns {Promise<NodeJS.ProcessEnv>} environment of the service for its command line, with ports 0 instead of those of the running service
 */
export async function commandEnvironment(name, settings, state) {
  const servers = /** @type {import('../settings/settings.mjs').ServerAddresses} */ (state.servers);
  const facts = {
    settings,
    servers,
    secrets: await openSecrets(settings.dataDir),
    urls: createAddressLookup(state.parts),
  };
  const environment = { ...buildLocalEnvironment(name, facts), ...state.environment, PORT: '0', OPS_PORT: '0' };
  const missing = listMissingSecrets(state, settings.backups);
  return missing.length > 0 ? { ...environment, MISSING_VARIABLES: missing.join(',') } : environment;
}
