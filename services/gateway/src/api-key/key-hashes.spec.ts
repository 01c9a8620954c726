import { createHash } from 'node:crypto';
import { newApiKey } from '@pruefer/platform';
import { KeyHashes } from './key-hashes.js';

describe('KeyHashes', () => {
  it('gives the SHA-256 of a key, the second time too', () => {
    const hashes = new KeyHashes();
    const key = newApiKey();
    const hash = createHash('sha256').update(key).digest('hex');
    expect([hashes.of(key), hashes.of(key)]).toEqual([hash, hash]);
  });

  it.each([
    ['a wrong checksum', (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')],
    ['a digit too few', (key: string) => key.slice(0, -1)],
    ['capitals', (key: string) => key.toUpperCase()],
    ['another prefix', (key: string) => key.replace('iban', 'ibam')],
    ['nothing in it', () => ''],
  ])('C1: knows no hash of a key with %s', (_, spoil) => {
    expect(new KeyHashes().of(spoil(newApiKey()))).toBeUndefined();
  });
});
