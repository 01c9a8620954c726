import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../shared/write-whole.mjs';
import { isEncrypting, secretsIn } from './encrypting-secrets.mjs';
import { computeFingerprint } from './fingerprint.mjs';

/**
 * The secrets that data depends on, with their German purposes: without them encrypted, hashed or signed data is useless. Passwords
 * of servers are not included, because each system has its own.
 */
export const purposes = {
  'log-hash': 'Suche nach IBAN und Adresse im API-Log',
  'two-factor': 'Zwei-Faktor-Geheimnisse der Benutzer',
  webhook: 'Geheimnisse der Webhooks',
  'token-keys': 'Unterschrift der Anmeldungen',
};

/** @typedef {keyof typeof purposes} SecretName */
/** @typedef {Partial<Record<SecretName, string>>} KeptSecrets */

export const secretNames = /** @type {SecretName[]} */ (Object.keys(purposes));

/** @param {string} name */
const getFileName = (name) => (name === 'token-keys' ? 'token-keys.pem' : name);

/**
 * Reads the secrets that a data folder has, and creates none.
 * @param {string} dataDir
 * @returns {Promise<KeptSecrets>}
 */
export async function readKeptSecrets(dataDir) {
  const entries = await Promise.all(
    secretNames.map(async (name) => {
      const value = await readFile(join(dataDir, 'secrets', getFileName(name)), 'utf8').catch(() => undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/**
 * Replaces the secrets; the files are readable only by their owner.
 * @param {string} dataDir
 * @param {KeptSecrets} secrets
 */
export async function writeKeptSecrets(dataDir, secrets) {
  for (const [name, value] of Object.entries(secrets)) await replaceSecret(dataDir, getFileName(name), value);
}

/**
 * Replaces a secret file durably: after a power loss the old secret must not return, because data encrypted with the new one may
 * already be on disk.
 * @param {string} dataDir
 * @param {string} file
 * @param {string} value
 */
export async function replaceSecret(dataDir, file, value) {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await replaceFile(join(folder, file), value);
}

/**
 * @param {KeptSecrets} secrets
 * @returns {string} `name=fingerprint,…` of the current secrets, as the worker reads it
 */
export function formatFingerprints(secrets) {
  return Object.entries(secrets)
    .map(([name, value]) => `${name}=${computeFingerprint(name, keptParts(name, value)[0] ?? '')}`)
    .join();
}

/**
 * @param {string} name
 * @param {string} value as it is kept
 * @returns {string[]} the current one, and older ones for decryption
 */
export function keptParts(name, value) {
  return isEncrypting(name) ? secretsIn(value) : [value];
}
