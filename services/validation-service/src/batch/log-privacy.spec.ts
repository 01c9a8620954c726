import { createHmac } from 'node:crypto';
import { maskIban } from '@pruefer/platform';
import { hashSecret, validIban } from './batch.fixture.js';
import { LogPrivacy } from './log-privacy.js';

describe('LogPrivacy', () => {
  it.each([
    ['full', validIban, null],
    ['masked', null, maskIban(validIban)],
    ['none', null, null],
  ] as const)('G1: %s lets out as much of an IBAN', (mode, iban, ibanMasked) => {
    const ibanHash = createHmac('sha256', hashSecret).update(validIban).digest('hex');
    expect(new LogPrivacy(mode, hashSecret).ofIban(validIban)).toEqual({ iban, ibanMasked, ibanHash });
  });

  it('gives an address in full, shortened and hashed, the second time from the cache', () => {
    const privacy = new LogPrivacy('full', hashSecret);
    const first = privacy.ofAddress('2001:db8:1:2::3');
    expect(first).toMatchObject({ address: '2001:db8:1:2::3', addressShort: '2001:db8:1::/48' });
    expect(privacy.ofAddress('2001:db8:1:2::3')).toBe(first);
  });
});
