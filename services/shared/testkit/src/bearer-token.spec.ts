import { createPublicKey } from 'node:crypto';
import { computeKeyId } from '@pruefer/platform';
import jwt from 'jsonwebtoken';
import { bearerToken, tokenPublicKeys } from './bearer-token.js';

const read = (token: string) =>
  jwt.verify(token, createPublicKey(tokenPublicKeys), { algorithms: ['ES256'], complete: true });

describe('bearerToken', () => {
  it('is signed with the key that the services trust', () => {
    const { header, payload } = read(bearerToken({ role: 'admin', userId: 'u1' }));
    expect(header).toMatchObject({ alg: 'ES256', kid: computeKeyId(tokenPublicKeys) });
    expect(payload).toMatchObject({ sub: 'u1', role: 'admin', purpose: 'full', typ: 'access' });
  });

  it('can be expired', () => {
    expect(() => read(bearerToken({ livesSeconds: -1 }))).toThrow('jwt expired');
  });
});
