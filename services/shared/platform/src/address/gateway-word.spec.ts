import { GATEWAY_PROOF_HEADER, GatewayWord } from './gateway-word.js';

const secret = 'internal-secret-of-this-one-system';
const word = new GatewayWord(secret);

describe("E9: the gateway's word", () => {
  it('is believed with its proof alone', () => {
    const headers = word.about('2001:db8::7');
    expect(new GatewayWord(secret).addressIn(headers)).toBe('2001:db8::7');
    expect(word.addressIn({ 'x-forwarded-for': '198.51.100.1' })).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['the secret itself', secret],
    ['the proof of another system', new GatewayWord(`${secret}!`).about('198.51.100.1')[GATEWAY_PROOF_HEADER]],
    ['something of its length', '0'.repeat(64)],
    ['something longer in bytes', 'ä'.repeat(64)],
  ])('is not taken from whoever sends %s', (_what, proof) => {
    expect(word.addressIn({ 'x-forwarded-for': '198.51.100.1', [GATEWAY_PROOF_HEADER]: proof })).toBeUndefined();
  });

  it('does not carry the internal secret', () => {
    expect(JSON.stringify(word.about('198.51.100.1'))).not.toContain(secret);
  });

  it.each(['nonsense', '', '198.51.100.1, 198.51.100.2'])('names nobody with %j', (address) => {
    expect(word.addressIn(word.about(address))).toBeUndefined();
  });
});
