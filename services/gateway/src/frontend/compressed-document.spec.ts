import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressedDocument } from './compressed-document.js';

const html = '<p>Text</p>'.repeat(1_000);
/** How a Brotli stream begins whose window has 2^17 bytes (RFC 7932, 9.1). */
const WINDOW_OF_128_KB = 0b000_0001;

it('compresses with Brotli in a window that costs little to begin', async () => {
  const { body, headers } = await compressedDocument(html, 'gzip, br');
  expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': 'br' });
  expect(brotliDecompressSync(body).toString()).toBe(html);
  expect((body[0] as number) & 0b111_1111).toBe(WINDOW_OF_128_KB);
});

it('compresses with gzip, or not at all, for who takes nothing else', async () => {
  const zipped = await compressedDocument(html, 'gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(html);
  expect(await compressedDocument(html, undefined)).toEqual({ body: html, headers: { vary: 'accept-encoding' } });
});
