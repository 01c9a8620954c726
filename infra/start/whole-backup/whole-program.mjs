import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { nx } from '../build/nx.mjs';
import { runForOperator } from '../../shared/process/run-for-operator.mjs';
import { formatFingerprints, readKeptSecrets } from '../secrets/kept-secrets.mjs';
import { sealSecrets } from '../secrets/secrets-file.mjs';

/**
 * The worker's program for whole backups.
 * @param {string} [programs] folder that the running system's services run from; without a system those of the checkout
 */
export const wholeProgram = (programs = root) => join(programs, 'services', 'worker', 'dist', 'whole-cli.js');

/**
 * Environment for making a whole backup. Only this process, never a service, gets an address that can read everything.
 * @param {Pick<import('../settings/settings.mjs').Settings, 'dataDir' | 'backups' | 'passedOn'>} settings of the running system
 * @param {{ databaseUrl: string, isOwnServer: boolean }} server isOwnServer: the launcher runs it
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function makingEnvironment({ dataDir, backups, passedOn }, { databaseUrl, isOwnServer }) {
  const secrets = await readKeptSecrets(dataDir);
  const { BACKUP_PASSPHRASE: passphrase } = /** @type {NodeJS.ProcessEnv} */ (backups);
  const { NODE_EXTRA_CA_CERTS: certificates } = passedOn;
  return {
    ...readingEnvironment(backups),
    DATABASE_URL: databaseUrl,
    OWN_SERVER: isOwnServer ? '1' : '0',
    SECRET_FINGERPRINTS: formatFingerprints(secrets),
    ...(passphrase && { SEALED_SECRETS: await sealSecrets(secrets, passphrase) }),
    ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
  };
}

/**
 * Environment for checking and unpacking a backup.
 * @param {import('../settings/settings.mjs').Settings['backups']} backups
 * @returns {NodeJS.ProcessEnv}
 */
export function readingEnvironment(backups) {
  return { TZ: 'UTC', ...backups };
}

/**
 * Runs the program with its output on the operator's terminal.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [programs] as for `wholeProgram`
 * @returns {Promise<number>} its exit code
 */
export async function runWholeProgram(args, env, programs) {
  const program = wholeProgram(programs);
  if (!existsSync(program)) await nx(['build', '@pruefer/worker']);
  return runForOperator(program, args, env);
}
