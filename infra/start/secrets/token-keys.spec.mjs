import { createPublicKey, sign, verify } from 'node:crypto';
import { newTokenKeys, renewedTokenKeys, tokenKeysIn } from './token-keys.mjs';

const token = Buffer.from('somebody is signed in');
/** @param {string} kept */
const publicKeysIn = (kept) => tokenKeysIn(kept).publicKeys.split(/(?=-----BEGIN)/);
/** @param {string} kept */
const signedBy = (kept) => sign('sha256', token, tokenKeysIn(kept).privateKey);

describe('B10: the keys that sign-ins are signed with', () => {
  it('are a private key and its public one', () => {
    const kept = newTokenKeys();
    const [publicKey = '', ...others] = publicKeysIn(kept);
    expect(others).toEqual([]);
    expect(verify('sha256', token, publicKey, signedBy(kept))).toBe(true);
  });

  it('renewed: the new one signs, what the old one has signed is still believed, once', () => {
    const first = newTokenKeys();
    const second = renewedTokenKeys(first);
    const [own = '', before = '', ...others] = publicKeysIn(second);
    expect(others).toEqual([]);
    expect(verify('sha256', token, own, signedBy(second))).toBe(true);
    expect(verify('sha256', token, before, signedBy(first))).toBe(true);
    const third = publicKeysIn(renewedTokenKeys(second));
    expect(third).toHaveLength(2);
    expect(third.map((key) => verify('sha256', token, key, signedBy(first)))).toEqual([false, false]);
    for (const key of third) expect(createPublicKey(key).asymmetricKeyType).toBe('ec');
  });
});
