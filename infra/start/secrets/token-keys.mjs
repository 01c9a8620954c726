import { generateKeyPairSync } from 'node:crypto';

const BEGIN_PUBLIC = /(?=-----BEGIN PUBLIC KEY-----)/;

/**
 * Splits a stored file of the keys that sign the tokens of users (ES256).
 * @param {string} text PEM: the private key, its public key, and the previous public key after a renewal
 * @returns {{ privateKey: string, publicKeys: string }} the public keys in one text, as services read them
 */
export function tokenKeysIn(text) {
  const [privateKey = '', ...publicKeys] = text.split(BEGIN_PUBLIC);
  return { privateKey, publicKeys: publicKeys.join('') };
}

/** @returns {string} a new pair as it is stored: the private key, then its public key (PEM) */
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
 * @param {string} text the stored keys
 * @returns {string} the keys to store
 */
export function renewedTokenKeys(text) {
  const [, before = ''] = text.split(BEGIN_PUBLIC);
  return newTokenKeys() + before;
}
