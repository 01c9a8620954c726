import { createPublicKey, sign, verify } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { openSecrets } from './open-secrets.mjs';

describe('openSecrets', () => {
  const dataDir = temporaryFolder('secrets-');

  it('makes them once and keeps them', async () => {
    const first = await openSecrets(dataDir);
    const second = await openSecrets(dataDir);
    expect({ ...second, getPassword: second.getPassword('keys_owner') }).toEqual({
      ...first,
      getPassword: first.getPassword('keys_owner'),
    });
  });

  it('makes them readable only by their owner', () => {
    const folder = join(dataDir, 'secrets');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('gives each database role a password of its own', async () => {
    const { getPassword } = await openSecrets(dataDir);
    expect(getPassword('keys_owner')).not.toBe(getPassword('keys_service'));
    expect(getPassword('keys_owner').length).toBeGreaterThanOrEqual(43);
  });

  it('pairs the token keys on the curve of ES256', async () => {
    const { tokenPrivateKey, tokenPublicKeys } = await openSecrets(dataDir);
    expect(createPublicKey(tokenPublicKeys).asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(tokenPublicKeys).not.toContain('PRIVATE');
    const message = Buffer.from('token');
    expect(verify('sha256', message, tokenPublicKeys, sign('sha256', message, tokenPrivateKey))).toBe(true);
  });
});
