import { dataVersionOf, fileFingerprintOf } from './data-version.js';

describe('dataVersionOf', () => {
  it('is the day and the first eight hex digits of the SHA-256', () => {
    const fingerprint = fileFingerprintOf(Buffer.from('abc'));
    expect(fingerprint).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(dataVersionOf('2026-09-07', fingerprint)).toBe('2026-09-07-ba7816bf');
  });
});
