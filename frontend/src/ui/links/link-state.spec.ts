import { linkState } from './link-state.js';

const slugs = new Set(['impressum', 'preise', 'en/imprint']);

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['#', 'empty'],
  ['/impressum', 'fine'],
  ['/impressum/', 'fine'],
  ['/impressum#anschrift', 'fine'],
  ['/preise?von=footer', 'fine'],
  ['/#preise', 'fine'],
  ['/en', 'fine'],
  ['/en/imprint#address', 'fine'],
  ['/en/preise', 'broken'],
  ['#validation', 'fine'],
  ['#api', 'fine'],
  ['/', 'fine'],
  ['/robots.txt', 'fine'],
  ['/admininterfacev1', 'fine'],
  ['/api/docs', 'fine'],
  ['https://bank.example/gibt-es-nicht', 'fine'],
  ['mailto:post@bank.example', 'fine'],
  ['/gibt-es-nicht', 'broken'],
  ['#gibt-es-nicht', 'broken'],
  ['/#gibt-es-nicht', 'broken'],
] as const)('%s is %s', (href, state) => {
  expect(linkState(href, slugs)).toBe(state);
});

it('flags no page as long as the pages are not known', () => {
  expect(linkState('/gibt-es-nicht', undefined)).toBe('fine');
});
