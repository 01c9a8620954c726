import { CALLER_PROOF_HEADER, CallerProof } from './caller-proof.js';

const secret = 'internal-secret-of-this-one-system';
const proof = new CallerProof(secret);

describe("E9: the gateway's proof", () => {
  it('alone makes an address believed', () => {
    const headers = proof.headersFor('2001:db8::7');
    expect(new CallerProof(secret).addressIn(headers)).toBe('2001:db8::7');
    expect(proof.addressIn({ 'x-forwarded-for': '198.51.100.1' })).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['the secret itself', secret],
    ['the proof of another system', new CallerProof(`${secret}!`).headersFor('198.51.100.1')[CALLER_PROOF_HEADER]],
    ['something of its length', '0'.repeat(64)],
    ['something longer in bytes', 'ä'.repeat(64)],
  ])('is not taken from senders of %s', (_what, sent) => {
    expect(proof.addressIn({ 'x-forwarded-for': '198.51.100.1', [CALLER_PROOF_HEADER]: sent })).toBeUndefined();
  });

  it('does not carry the internal secret', () => {
    expect(JSON.stringify(proof.headersFor('198.51.100.1'))).not.toContain(secret);
  });

  it.each(['nonsense', '', '198.51.100.1, 198.51.100.2'])('names no address with %j', (address) => {
    expect(proof.addressIn(proof.headersFor(address))).toBeUndefined();
  });
});
