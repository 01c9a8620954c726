import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressedDocument, documentCoding } from './compressed-document.js';

const html = '<p>Text</p>'.repeat(1_000);
/** How a Brotli stream begins whose window has 2^17 bytes (RFC 7932, 9.1). */
const WINDOW_OF_128_KB = 0b000_0001;

it('compresses with Brotli in a window that costs little to begin', async () => {
  const body = await compressedDocument(html, 'br');
  expect(brotliDecompressSync(body).toString()).toBe(html);
  expect((body[0] as number) & 0b111_1111).toBe(WINDOW_OF_128_KB);
});

it('compresses with gzip', async () => {
  expect(gunzipSync(await compressedDocument(html, 'gzip')).toString()).toBe(html);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=0.5, gzip;q=0', 'br'],
  ['*', 'br'],
  ['br, *;q=0', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('takes of %s the coding %s', (accepted, coding) => {
  expect(documentCoding({ 'accept-encoding': accepted })).toBe(coding);
});
