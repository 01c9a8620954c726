import { PreviewTokens } from './preview-tokens.js';

const tokens = new PreviewTokens('a secret of at least thirty-two characters');
const claim = { pageId: '0190b6a2-7f3a-7c1e-9a00-00000000a001', version: 3, expiresAtMs: 1_000 };
const token = tokens.create(claim);
const [claimed = '', proof = ''] = token.split('.');

describe('a preview token', () => {
  it('opens its page, until its time', () => {
    expect(tokens.read(token, 999)).toEqual(claim);
    expect(tokens.read(token, 1_000)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no proof', claimed],
    ['an empty proof', `${claimed}.`],
    ['another proof', `${claimed}.${'A'.repeat(proof.length)}`],
    ['another claim', `${Buffer.from('x').toString('base64url')}.${proof}`],
    ['another version', `${tokens.create({ ...claim, version: 4 }).split('.')[0]}.${proof}`],
    ['another secret', new PreviewTokens('another secret of thirty-two characters').create(claim)],
  ])('is refused with %s', (_what, wrong) => expect(tokens.read(wrong, 0)).toBeUndefined());
});
