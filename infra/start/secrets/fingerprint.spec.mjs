// @ts-check
import { fingerprintOf, proofOfDisuse } from './fingerprint.mjs';

it('B8: fingerprints and proofs are those that services make', () => {
  const [now, before] = ['b'.repeat(32), 'a'.repeat(32)];
  expect(fingerprintOf('two-factor', now)).toBe('437b37c1c8f77a6c');
  expect(proofOfDisuse('two-factor', now, before)).toBe('a94469a9b28267c3');
});
