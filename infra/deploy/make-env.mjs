// npm run deploy:secrets – writes compose.env with new secrets; never overwrites one.
// npm run deploy:secrets -- renew … – rotates a secret that encrypts.
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { newSecret } from '../start/secrets/encrypting-secrets.mjs';
import { formatFingerprints } from '../start/secrets/kept-secrets.mjs';
import { newTokenKeys, tokenKeysIn } from '../start/secrets/token-keys.mjs';
import { loginRoles } from '../start/services/services.mjs';
import { renewInFile } from './renew-env.mjs';
import { getPasswordVariable } from './role-passwords.mjs';

const FILE = join(root, 'compose.env');

/** Variables with a random secret each; 43 characters. */
const SECRETS = [
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'KAFKA_PASSWORD',
  'KAFKA_CONTROLLER_PASSWORD',
  'INTERNAL_SECRET',
  'LOG_HASH_SECRET',
  'TWO_FACTOR_SECRET',
  'WEBHOOK_SECRET',
  'BACKUP_PASSPHRASE',
  ...loginRoles.map(getPasswordVariable),
];

/** @returns {string} text of an environment file with new secrets */
export function newEnvironment() {
  const tokenKeys = newTokenKeys();
  const { privateKey, publicKeys } = tokenKeysIn(tokenKeys);
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, newSecret()]));
  const fingerprints = formatFingerprints({
    'log-hash': secrets['LOG_HASH_SECRET'] ?? '',
    'two-factor': secrets['TWO_FACTOR_SECRET'] ?? '',
    webhook: secrets['WEBHOOK_SECRET'] ?? '',
    'token-keys': tokenKeys,
  });
  return [
    ...Object.entries(secrets).map(([name, value]) => `${name}=${value}`),
    // The worker gets only the fingerprints, by which a backup names the secrets that it needs.
    `SECRET_FINGERPRINTS=${fingerprints}`,
    // Not a secret. Every broker of a Kafka cluster is formatted with the same id.
    `KAFKA_CLUSTER_ID=${randomBytes(16).toString('base64url')}`,
    `TOKEN_PRIVATE_KEY=${onOneLine(privateKey)}`,
    `TOKEN_PUBLIC_KEYS=${onOneLine(publicKeys)}`,
    '',
  ].join('\n');
}

/** @param {string} pem */
function onOneLine(pem) {
  return pem.trim().replaceAll('\n', '\\n');
}

if (process.argv[1] === import.meta.filename) {
  const [word, ...words] = process.argv.slice(2);
  try {
    console.log(await (word === 'renew' ? renewInFile(FILE, words) : makeFile()));
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Writes compose.env. @throws {OperatorError} when the file exists */
async function makeFile() {
  await writeFile(FILE, newEnvironment(), { mode: 0o600, flag: 'wx' }).catch((error) => {
    throw error.code === 'EEXIST' ? new OperatorError('compose.env ist schon da und bleibt, wie sie ist.') : error;
  });
  return 'compose.env ist geschrieben. Bewahren Sie die Datei auf: Ohne sie ist mit den Daten nichts anzufangen.';
}
