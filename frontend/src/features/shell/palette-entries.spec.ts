import { ibanEntries, isUnspeakable } from './palette-entries.js';

it.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['iban: de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
])('%s leads to its requests', (text, iban) => {
  expect(ibanEntries(text)).toMatchObject([{ title: 'Anfragen zu DE89…3000 in den API-Logs', follow: { iban } }]);
});

it.each(['', 'Nordlicht', 'DE89', '1234567890', 'Ümlaut GmbH & Co. KG'])('%j is no IBAN', (text) => {
  expect(ibanEntries(text)).toEqual([]);
});

it.each([
  ['DE89 3704', true],
  ['de89370400440532013000', true],
  ['IBAN: DE89 3704 0044', true],
  [`iban_sk_${'a'.repeat(64)}`, true],
  ['DE89', false],
  ['Nordlicht', false],
  ['4f9c21ab07de4c11', false],
])('G1, G2: %s must not stand in an address: %p', (text, isSo) => expect(isUnspeakable(text)).toBe(isSo));
