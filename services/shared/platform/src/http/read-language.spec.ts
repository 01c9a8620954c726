import { readLanguage } from './read-language.js';

it.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['EN-gb', 'en'],
  ['de-AT, en;q=0.9', 'de'],
  ['fr, en;q=0.5', 'en'],
  ['fr', 'de'],
  ['*', 'de'],
  ['en;q=0, *', 'de'],
  ['de;q=0.1, en;q=0.2', 'en'],
  ['quatsch;;q=,,', 'de'],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(readLanguage(header === undefined ? {} : { 'accept-language': header })).toBe(language);
});

it('E2: does not read a long header', () => {
  expect(readLanguage({ 'accept-language': 'en,'.repeat(5_000) })).toBe('de');
});
