import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Role } from '@pruefer/contracts';
import { keyIdOf, type Purpose, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@pruefer/platform';
import jwt from 'jsonwebtoken';

const keys = generateKeyPairSync('ec', {
  namedCurve: 'prime256v1',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** For the environment of the services under test: they trust the tokens made here. */
export const tokenPublicKeys = keys.publicKey;

export interface BearerOptions {
  readonly role?: Role;
  readonly purpose?: Purpose;
  readonly userId?: string;
  readonly sessionId?: string;
  /** Negative: has expired already. */
  readonly livesSeconds?: number;
}

/** A right token, as auth-service would make it. */
export function bearerToken(options: BearerOptions = {}): string {
  const { role = 'manager', purpose = 'full', userId = randomUUID(), sessionId = randomUUID() } = options;
  return jwt.sign({ sid: sessionId, typ: 'access', purpose, role }, keys.privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: keyIdOf(keys.publicKey),
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    subject: userId,
    expiresIn: options.livesSeconds ?? 600,
  });
}

/** The header that goes with a call. */
export function bearer(options: BearerOptions = {}): { authorization: string } {
  return { authorization: `Bearer ${bearerToken(options)}` };
}
