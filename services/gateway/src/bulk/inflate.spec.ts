import { gzipSync } from 'node:zlib';
import { inflate } from './inflate.js';

const text = Buffer.from('{"items":[]}');

describe('inflated', () => {
  it('gives back a body without coding, and the content of one with gzip', async () => {
    expect(await inflate(text, undefined, 100)).toBe(text);
    expect((await inflate(gzipSync(text), 'GZIP', 100)).toString()).toBe(text.toString());
  });

  it('refuses a small body with a large content', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(inflate(bomb, 'gzip', 256 * 1_024)).rejects.toMatchObject({ code: 'body_too_large' });
  });

  it.each([
    ['br', text, 'content_encoding_unsupported'],
    ['gzip, gzip', gzipSync(text), 'content_encoding_unsupported'],
    ['gzip', text, 'invalid_request'],
    ['gzip', gzipSync(text).subarray(0, -4), 'invalid_request'],
  ])('refuses %s', async (coding, body, code) => {
    await expect(inflate(body, coding, 1_000)).rejects.toMatchObject({ code });
  });
});
