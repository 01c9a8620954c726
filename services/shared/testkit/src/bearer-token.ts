import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Role } from '@pruefer/contracts';
import {
  computeKeyId,
  SessionCopies,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenPurpose,
} from '@pruefer/platform';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { testServers } from './test-servers.js';

const keys = generateKeyPairSync('ec', {
  namedCurve: 'prime256v1',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Private key for the environment of auth-service under test, which signs with the same key. */
export const tokenPrivateKey = keys.privateKey;

/** Public keys for the environment of the services under test, which trust these tokens. */
export const tokenPublicKeys = keys.publicKey;

/** Claims of a token. */
export interface BearerOptions {
  readonly role?: Role;
  readonly purpose?: TokenPurpose;
  readonly userId?: string;
  readonly name?: string;
  readonly sessionId?: string;
  /** Negative: already expired. */
  readonly livesSeconds?: number;
  /** Redis of the session, if not the first database of the test servers. */
  readonly redisUrl?: string;
}

/** Returns a token like those of auth-service; only `bearer` also opens its session. */
export function bearerToken(options: BearerOptions = {}): string {
  const {
    role = 'manager',
    purpose = 'full',
    userId = randomUUID(),
    name = 'anna',
    sessionId = randomUUID(),
  } = options;
  return jwt.sign({ sid: sessionId, name, typ: 'access', purpose, role }, keys.privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: computeKeyId(keys.publicKey),
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    subject: userId,
    expiresIn: options.livesSeconds ?? 600,
  });
}

/** The authorization header of a signed-in user: token and open session. */
export async function bearer(options: BearerOptions = {}): Promise<{ authorization: string }> {
  const { sessionId = randomUUID(), redisUrl = testServers().redisUrl } = options;
  await openSession(sessionId, redisUrl);
  return { authorization: `Bearer ${bearerToken({ ...options, sessionId })}` };
}

/** Opens a session for ten minutes. */
export async function openSession(id: string, redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const copies = new SessionCopies(redis);
    const endsAtMs = Date.now() + 600_000;
    await copies.putAlive([{ id, endsAtMs, idleEndsAtMs: endsAtMs }]);
    await copies.markFilled();
  } finally {
    redis.disconnect();
  }
}
