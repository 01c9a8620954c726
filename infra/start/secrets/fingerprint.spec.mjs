import { computeFingerprint } from './fingerprint.mjs';

it('B8: fingerprints are those that services make', () => {
  expect(computeFingerprint('two-factor', 'b'.repeat(32))).toBe('437b37c1c8f77a6c');
});
