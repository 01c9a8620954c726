// @ts-check
import { fingerprintOf, proofOfDisuse, timeOfProof } from './fingerprint.mjs';

const [now, before] = ['b'.repeat(32), 'a'.repeat(32)];
const change = { name: 'two-factor', current: now, older: before };
const at = new Date('2026-11-23T06:50:00Z');

it('B8: fingerprints and proofs are those that services make', () => {
  expect(fingerprintOf('two-factor', now)).toBe('437b37c1c8f77a6c');
  expect(proofOfDisuse(change, at)).toBe('202611230650-4445ebe84e28ef0d');
});

it('B8: a proof says when it was made, which cannot be changed', () => {
  const proof = proofOfDisuse(change, new Date('2026-11-23T06:50:59.999Z'));
  expect(timeOfProof(proof, change)).toEqual(at);
  for (const wrong of [
    proof.replace('2026', '2027'),
    proof.replace('202611230650', '202613230650'),
    proof.slice('202611230650-'.length),
    proofOfDisuse({ ...change, name: 'webhook' }, at),
    '',
  ])
    expect([wrong, timeOfProof(wrong, change)]).toEqual([wrong, undefined]);
});
