import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { OperatorError } from '../../shared/operator-error.mjs';
import { secretNames } from './kept-secrets.mjs';

/** @typedef {import('./kept-secrets.mjs').KeptSecrets} KeptSecrets */

const FORM = 'iban-pruefer secrets 1';
const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
/** scrypt cost of a guess: 128 MiB. A file cannot request more. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1_048_576 };
const MAX_FILE_CHARACTERS = 65_536;

/**
 * @param {KeptSecrets} secrets
 * @param {string} passphrase
 * @returns {Promise<string>} a file that only the passphrase opens
 */
export async function sealSecrets(secrets, passphrase) {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await computeKey(passphrase, salt), nonce).setAAD(Buffer.from(FORM));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final(), cipher.getAuthTag()]);
  const file = {
    form: FORM,
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    sealed: sealed.toString('base64'),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/**
 * @param {string} text of the file
 * @param {string} passphrase
 * @returns {Promise<KeptSecrets>}
 * @throws {OperatorError} when it is no such file, was changed, or the passphrase is another one
 */
export async function openSecretsFile(text, passphrase) {
  const { salt, nonce, sealed } = parseEncryptedFields(text);
  const decipher = createDecipheriv(CIPHER, await computeKey(passphrase, salt), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(FORM))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const plaintext = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw new OperatorError('Die Passphrase ist falsch, oder die Datei wurde verändert.');
  }
  const secrets = JSON.parse(plaintext.toString('utf8'));
  return Object.fromEntries(
    secretNames.flatMap((name) => (typeof secrets[name] === 'string' ? [[name, secrets[name]]] : [])),
  );
}

/** @param {string} text */
function parseEncryptedFields(text) {
  try {
    if (text.length > MAX_FILE_CHARACTERS) throw new Error('too long');
    const { form, ...fields } = JSON.parse(text);
    const bytes = (/** @type {unknown} */ field) => Buffer.from(String(field), 'base64');
    const [salt, nonce, sealed] = [bytes(fields.salt), bytes(fields.nonce), bytes(fields.sealed)];
    if (form !== FORM || salt.length !== 16 || nonce.length !== 12 || sealed.length <= TAG_BYTES)
      throw new Error('form');
    return { salt, nonce, sealed };
  } catch {
    throw new OperatorError('Diese Datei enthält keine Geheimnisse, die „npm run secrets -- export“ geschrieben hat.');
  }
}

/** @param {string} passphrase @param {Buffer} salt @returns {Promise<Buffer>} */
async function computeKey(passphrase, salt) {
  const derive = /** @type {(p: string, s: Buffer, n: number, o: object) => Promise<Buffer>} */ (promisify(scrypt));
  return derive(passphrase.normalize('NFC'), salt, 32, COST);
}
