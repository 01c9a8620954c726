import { hashPersonalData } from './hash-personal-data.js';

describe('hashPersonalData', () => {
  it('G1: gives the same hash for the same value and secret, another for any other', () => {
    const hash = hashPersonalData('secret', 'DE89370400440532013000');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashPersonalData('secret', 'DE89370400440532013000')).toBe(hash);
    expect(hashPersonalData('other', 'DE89370400440532013000')).not.toBe(hash);
    expect(hashPersonalData('secret', 'DE89370400440532013001')).not.toBe(hash);
  });

  it('is HMAC-SHA-256 (RFC 4231, test case 2)', () => {
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(hashPersonalData('Jefe', 'what do ya want for nothing?')).toBe(expected);
  });
});
