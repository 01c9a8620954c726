import { fileSize } from './file-size.js';

it.each([
  [0, '0 kB'],
  [940, '0,9 kB'],
  [12_400, '12,4 kB'],
  [184_200_000, '184 MB'],
  [999_999, '1.000 kB'],
  [1_000_000, '1 MB'],
  [1_240_000_000, '1,2 GB'],
  [5_000_000_000_000_000, '5.000 TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes).replace('\u00a0', ' ')).toBe(text);
});
