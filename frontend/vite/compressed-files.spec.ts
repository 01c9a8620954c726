import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFile } from './compressed-files.js';

it.each(['assets/index.js', 'assets/index.css', 'assets/mark.svg'])('puts both forms next to %s', (fileName) => {
  const [brotli, gzip] = compressFile(fileName, 'content');
  expect(brotli?.fileName).toBe(`${fileName}.br`);
  expect(brotliDecompressSync(brotli?.source ?? '').toString()).toBe('content');
  expect(gzip?.fileName).toBe(`${fileName}.gz`);
  expect(gunzipSync(gzip?.source ?? '').toString()).toBe('content');
});

it.each(['index.html', 'assets/sans.woff2', 'assets/index.js.map'])('leaves %s alone', (fileName) => {
  expect(compressFile(fileName, 'content')).toEqual([]);
});
