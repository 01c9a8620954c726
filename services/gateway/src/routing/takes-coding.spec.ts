import { takesCoding } from './takes-coding.js';

it.each([
  ['gzip, deflate, br', true, true],
  ['gzip', true, false],
  ['BR;q=0.5, gzip;q=0', false, true],
  ['*', true, true],
  ['br, *;q=0', false, true],
  ['identity', false, false],
  ['', false, false],
  [undefined, false, false],
])('reads "%s"', (accepted, gzip, brotli) => {
  expect([takesCoding(accepted, 'gzip'), takesCoding(accepted, 'br')]).toEqual([gzip, brotli]);
});
