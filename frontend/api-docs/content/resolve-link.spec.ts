import { resolveLink } from './resolve-link.js';

it.each([
  ['keys.md', '/api/docs/en/keys', '/api/docs/en/keys.md'],
  ['keys.md#test-keys', '/api/docs/en/keys#test-keys', '/api/docs/en/keys.md#test-keys'],
  ['reference/readUsage.md', '/api/docs/en/reference/readUsage', '/api/docs/en/reference/readUsage.md'],
  ['/fehler/key_expired', '/api/docs/en/errors/key_expired', '/api/docs/en/errors/key_expired.md'],
  ['/api/openapi.json', '/api/openapi.json', '/api/openapi.json'],
  ['https://example.org/a.md', 'https://example.org/a.md', 'https://example.org/a.md'],
  ['#codes', '#codes', '#codes'],
])('%s leads to %s, in Markdown to %s', (link, page, markdown) => {
  expect([resolveLink(link, 'en'), resolveLink(link, 'en', '.md')]).toEqual([page, markdown]);
});
