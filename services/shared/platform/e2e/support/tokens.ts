import { generateKeyPairSync, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { computeKeyId } from '@pruefer/platform';

const newKeyPair = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** Alive while a demo service runs. */
export const liveSession = randomUUID();

/** The key whose public half the service under test knows. */
export const known = newKeyPair();
/** A second public key during a change of keys. */
export const second = newKeyPair();
export const unknown = newKeyPair();

interface TokenParts {
  claims?: Record<string, unknown>;
  without?: string;
  signedWith?: { publicKey: string; privateKey: string };
  keyId?: string;
  options?: jwt.SignOptions;
}

/** A valid token, except where the options change it. */
export function token({ claims = {}, without, signedWith = known, keyId, options = {} }: TokenParts = {}): string {
  const now = Math.floor(Date.now() / 1_000);
  const payload: Record<string, unknown> = {
    iss: 'iban-pruefer',
    aud: 'iban-pruefer/api',
    sub: randomUUID(),
    name: 'anna',
    sid: liveSession,
    typ: 'access',
    purpose: 'full',
    role: 'manager',
    iat: now,
    // Longer than any suite takes on a busy machine: some tokens are made when it is loaded.
    exp: now + 600,
    ...claims,
  };
  if (without) delete payload[without];
  return jwt.sign(payload, signedWith.privateKey, {
    algorithm: 'ES256',
    keyid: keyId ?? computeKeyId(signedWith.publicKey),
    noTimestamp: without === 'iat',
    ...options,
  });
}
