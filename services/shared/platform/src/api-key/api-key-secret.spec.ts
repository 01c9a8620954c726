import { createHash } from 'node:crypto';
import { extractDisplayParts, hashOfApiKey, isWellFormedApiKey, newApiKey } from './api-key-secret.js';

/** Fixed, so that the checksum can never change unseen: customers hold keys of this form. */
const key = 'iban_sk_0123456789abcdef0123456789abcdef0123456789abcdef012345671c637e5a';

describe('an API key', () => {
  it('C1: is 28 random bytes and their checksum, in hex', () => {
    const keys = Array.from({ length: 100 }, () => newApiKey());
    for (const key of keys) expect(key).toMatch(/^iban_sk_[0-9a-f]{64}$/);
    expect(newApiKey('test')).toMatch(/^iban_test_[0-9a-f]{64}$/);
    expect(new Set(keys).size).toBe(100);
    expect(keys.every(isWellFormedApiKey)).toBe(true);
  });

  it('C1: has its CRC-32 over the first 56 hex digits', () => {
    expect(isWellFormedApiKey(key)).toBe(true);
  });

  it.each([
    ['one digit changed', key.replace('f0', 'f1')],
    ['two digits swapped', key.replace('0123', '0132')],
    ['checksum changed', `${key.slice(0, -1)}0`],
    ['upper case', key.toUpperCase()],
    ['other prefix', key.replace('iban_sk_', 'iban_pk_')],
    ['one digit short', key.slice(0, -1)],
    ['one digit long', `${key}0`],
    ['a line break behind', `${key}\n`],
    ['nothing', ''],
  ])('C5: is refused with %s', (_change, wrong) => {
    expect(isWellFormedApiKey(wrong)).toBe(false);
  });

  it('C1: is stored as SHA-256 and shown by its ends', () => {
    expect(hashOfApiKey(key)).toEqual(createHash('sha256').update(key).digest());
    expect(extractDisplayParts(key)).toEqual({ prefix: 'iban_sk_0123', lastFour: '7e5a' });
    const testKey = key.replace('iban_sk_', 'iban_test_');
    expect(isWellFormedApiKey(testKey)).toBe(true);
    expect(extractDisplayParts(testKey)).toEqual({ prefix: 'iban_test_0123', lastFour: '7e5a' });
  });
});
