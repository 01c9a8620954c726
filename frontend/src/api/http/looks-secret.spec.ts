import { looksSecret } from './looks-secret.js';

it.each([
  ['DE89 3704', true],
  ['de89370400440532013000', true],
  ['IBAN: DE89 3704 0044', true],
  ['DE89.3704.0044', true],
  [`iban_sk_${'a'.repeat(64)}`, true],
  ['DE89', false],
  ['Nordlicht', false],
  ['4f9c21ab07de4c11', false],
  ['ab12cd34ef56ab12cd34ef56ab12cd34', false],
])('G1, G2: %s must not stand in an address: %p', (text, isSo) => expect(looksSecret(text)).toBe(isSo));
