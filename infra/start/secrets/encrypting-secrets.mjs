import { randomBytes } from 'node:crypto';
import { OperatorError } from '../../shared/operator-error.mjs';
import { computeFingerprint } from './fingerprint.mjs';

/**
 * Secrets that encrypt rows of the database, and the service that re-encrypts these. During a change there are several, separated by commas as
 * services read them: the first encrypts, all of them decrypt (docs/adr/0066).
 */
export const encryptingSecrets = { 'two-factor': 'auth', webhook: 'keys' };

/** @typedef {keyof typeof encryptingSecrets} EncryptingName */

/** Services accept at most this many. */
const MAX_SECRETS = 4;

/** @param {string | undefined} name @returns {name is EncryptingName} */
export function isEncrypting(name) {
  return name !== undefined && Object.hasOwn(encryptingSecrets, name);
}

/** @returns {string} 32 random bytes in base64url: 43 characters */
export function newSecret() {
  return randomBytes(32).toString('base64url');
}

/**
 * @param {string} value as it is stored, with commas between the secrets
 * @returns {string[]} the encrypting secret first
 */
export function secretsIn(value) {
  return value.split(',');
}

/**
 * @param {EncryptingName} name
 * @param {string} value as it is kept
 * @returns {string} the value with a new secret in front, which then encrypts
 * @throws {OperatorError} when the previous change is not finished
 */
export function withNewSecret(name, value) {
  if (secretsIn(value).length > 1)
    throw new OperatorError(
      `Ein Wechsel von ${name} ist noch nicht abgeschlossen: npm run secrets -- renew ${name} --finish`,
    );
  return `${newSecret()},${value}`;
}

/**
 * @param {string} value as it is kept
 * @param {string} older value of another data folder, or an earlier value of this one
 * @returns {string} the value with the older secrets at its end, which then decrypt
 * @throws {OperatorError} when there are more secrets than services accept
 */
export function withOlderSecrets(value, older) {
  const secrets = [...new Set([...secretsIn(value), ...secretsIn(older)])];
  if (secrets.length > MAX_SECRETS)
    throw new OperatorError(
      `Mehr als ${MAX_SECRETS} Geheimnisse nebeneinander gehen nicht. Schließen Sie erst den Wechsel ab.`,
    );
  return secrets.join();
}

/**
 * @param {EncryptingName} name
 * @param {string} value as it is kept
 * @param {string} fingerprint
 * @returns {string} the secret with this fingerprint
 * @throws {OperatorError} when there is none
 */
export function secretWith(name, value, fingerprint) {
  const secret = secretsIn(value).find((candidate) => computeFingerprint(name, candidate) === fingerprint);
  if (secret === undefined) throw new OperatorError(`${name} hat kein Geheimnis mit der Kennung ${fingerprint}.`);
  return secret;
}
