import { formatDataVersion, hashFile } from './data-version.js';

describe('formatDataVersion', () => {
  it('is the day and the first eight hex digits of the SHA-256', () => {
    const fingerprint = hashFile(Buffer.from('abc'));
    expect(fingerprint).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(formatDataVersion('2026-09-07', fingerprint)).toBe('2026-09-07-ba7816bf');
  });
});
