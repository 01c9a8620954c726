import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from '../../shared/write-whole.mjs';
import { newSecret } from './encrypting-secrets.mjs';
import { formatFingerprints } from './kept-secrets.mjs';
import { newTokenKeys, tokenKeysIn } from './token-keys.mjs';

/**
 * Created at the first start, stored in files readable only by their owner.
 * @typedef {object} Secrets
 * @property {string} postgres the superuser's password
 * @property {string} redis
 * @property {string} kafka
 * @property {string} internal known to the services of this system only
 * @property {string} logHash key of the hashes in events and logs
 * @property {string} twoFactor encrypts two-factor secrets, for auth-service alone; several during a change, the current one first
 * @property {string} webhook encrypts the secrets of webhooks, for keys-service and the worker; the same
 * @property {string} tokenPrivateKey PEM, for auth-service alone
 * @property {string} tokenPublicKeys PEM, for all services
 * @property {string} fingerprints what backups depend on, as `name=fingerprint,…`: for the worker, which never sees these secrets
 * @property {(role: string) => string} getPassword a database role
 */

/**
 * Reads the secrets in a data folder; those that are missing are created.
 * @param {string} dataDir
 * @returns {Promise<Secrets>}
 */
export async function openSecrets(dataDir) {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return secretsFrom(async (name, make) => {
    const file = join(folder, name);
    if (!existsSync(file)) await createFile(file, make());
    return readFile(file, 'utf8');
  });
}

/**
 * Secrets that are kept nowhere: an environment can be judged before there is a data folder.
 * @returns {Promise<Secrets>}
 */
export function passingSecrets() {
  return secretsFrom(async (_, make) => make());
}

/** @param {(name: string, make: () => string) => Promise<string>} obtain @returns {Promise<Secrets>} */
async function secretsFrom(obtain) {
  const secret = (/** @type {string} */ name) => obtain(name, newSecret);
  const roles = await secret('database-roles');
  const pair = await obtain('token-keys.pem', newTokenKeys);
  const { privateKey: tokenPrivateKey, publicKeys: tokenPublicKeys } = tokenKeysIn(pair);
  const [logHash, twoFactor, webhook] = [await secret('log-hash'), await secret('two-factor'), await secret('webhook')];
  return {
    postgres: await secret('postgres'),
    redis: await secret('redis'),
    kafka: await secret('kafka'),
    internal: await secret('internal'),
    logHash,
    twoFactor,
    webhook,
    tokenPrivateKey,
    tokenPublicKeys,
    fingerprints: formatFingerprints({ 'log-hash': logHash, 'two-factor': twoFactor, webhook, 'token-keys': pair }),
    getPassword: (role) => createHmac('sha256', roles).update(role).digest('base64url'),
  };
}
