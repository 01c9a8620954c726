import { shortId } from './short-id.js';

it.each([
  ['4f9c21ab07de55aa', '4f9c21ab07de…'],
  ['4f9c21ab07de', '4f9c21ab07de'],
  ['k', 'k'],
])('%s is %s', (id, short) => expect(shortId(id)).toBe(short));
