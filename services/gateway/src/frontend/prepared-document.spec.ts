import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PreparedDocument } from './prepared-document.js';

const read = { br: brotliDecompressSync, gzip: gunzipSync };
const nonce = () => randomBytes(16).toString('base64');
const css = '.ip-a{color:red}.ip-b{margin:0 auto}'.repeat(300);
/** As documents are cut: text that repeats across the places, text beyond ASCII, a part that is empty. */
const parts = [
  `<meta content="`,
  `"><style nonce="`,
  `">${css}</style><p>Müller & Söhne</p><style nonce="`,
  `">${css}</style>`,
  '',
];

describe.each(['br', 'gzip'] as const)('a document that is prepared as %s', (coding) => {
  it('is in every answer the same but for its nonce', async () => {
    const document = await PreparedDocument.of(parts, coding);
    for (const own of [nonce(), nonce(), nonce()])
      expect(read[coding](document.withNonce(own)).toString()).toBe(parts.join(own));
  });

  it('is about as short as in one piece', async () => {
    const sent = (await PreparedDocument.of(parts, coding)).withNonce(nonce());
    expect(sent.length).toBeLessThan(parts.join('').length / 20);
  });

  it('may be of random letters too, whatever the compressor makes of them', async () => {
    const noise = Array.from({ length: 40 }, (_, index) => randomBytes(index * 97).toString('base64'));
    const own = nonce();
    expect(read[coding]((await PreparedDocument.of(noise, coding)).withNonce(own)).toString()).toBe(noise.join(own));
  });
});
