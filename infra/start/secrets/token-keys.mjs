// @ts-check
import { generateKeyPairSync } from 'node:crypto';

const BEGIN_PUBLIC = /(?=-----BEGIN PUBLIC KEY-----)/;

/**
 * The keys that sign-ins are signed with (ES256), as they lie in a data folder.
 * @param {string} text PEM: the private key, its public key, and the public key of before where there was one
 * @returns {{ privateKey: string, publicKeys: string }} the public ones together, as services read them
 */
export function tokenKeysIn(text) {
  const [privateKey = '', ...publicKeys] = text.split(BEGIN_PUBLIC);
  return { privateKey, publicKeys: publicKeys.join('') };
}

/** @returns {string} a new pair, as it is kept */
export function newTokenKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return privateKey + publicKey;
}

/**
 * Creates a new key pair and keeps the previous public key, so that its tokens stay valid. Older ones are dropped.
 * @param {string} text as it is kept
 * @returns {string} for storage
 */
export function renewedTokenKeys(text) {
  const [, before = ''] = text.split(BEGIN_PUBLIC);
  return newTokenKeys() + before;
}
