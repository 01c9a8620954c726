// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';

/**
 * The secrets that data depends on: what was encrypted, hashed or signed with them is of no use without them. Passwords of servers are
 * not among them: another system has its own.
 */
const files = {
  'log-hash': 'log-hash',
  'two-factor': 'two-factor',
  webhook: 'webhook',
  'token-keys': 'token-keys.pem',
};

/** What each of them is for, German. */
export const purposes = {
  'log-hash': 'Suche nach IBAN und Adresse im API-Log',
  'two-factor': 'Zwei-Faktor-Geheimnisse der Benutzer',
  webhook: 'Geheimnisse der Webhooks',
  'token-keys': 'Unterschrift der Anmeldungen',
};

/** @typedef {keyof typeof files} SecretName */
/** @typedef {Partial<Record<SecretName, string>>} KeptSecrets */

export const secretNames = /** @type {SecretName[]} */ (Object.keys(files));

/**
 * Those that a data folder has; nothing is made.
 * @param {string} dataDir
 * @returns {Promise<KeptSecrets>}
 */
export async function readKeptSecrets(dataDir) {
  const entries = await Promise.all(
    secretNames.map(async (name) => {
      const value = await readFile(join(dataDir, 'secrets', files[name]), 'utf8').catch(() => undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/**
 * Takes the place of what is there; nobody else can read it.
 * @param {string} dataDir
 * @param {KeptSecrets} secrets
 */
export async function writeKeptSecrets(dataDir, secrets) {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [name, value] of Object.entries(secrets)) {
    const partial = join(folder, `.${randomUUID()}`);
    await writeFile(partial, value, { mode: 0o600, flag: 'wx', flush: true });
    await rename(partial, join(folder, files[/** @type {SecretName} */ (name)]));
  }
}

/**
 * @param {KeptSecrets} secrets
 * @returns {string} as the worker reads it: `name=fingerprint,…`
 */
export function fingerprintsOf(secrets) {
  return Object.entries(secrets)
    .map(([name, value]) => `${name}=${fingerprintOf(name, value)}`)
    .join();
}
