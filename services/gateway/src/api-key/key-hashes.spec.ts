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

  it('C1: knows no hash of a malformed key', () =>
    expect(new KeyHashes().of(newApiKey().slice(0, -1))).toBeUndefined());
});
