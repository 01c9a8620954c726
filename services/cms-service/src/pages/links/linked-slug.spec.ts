import { linkedSlug } from './linked-slug.js';

it.each([
  ['/impressum', 'impressum'],
  ['/impressum/', 'impressum'],
  ['/impressum#kontakt', 'impressum'],
  ['/impressum?a=b', 'impressum'],
  ['/#impressum', 'impressum'],
  ['/en/imprint#kontakt', 'imprint'],
  ['/', undefined],
  ['#impressum', undefined],
  ['//impressum', undefined],
  ['/api/docs', undefined],
  ['https://muster.example/impressum', undefined],
])('%s leads to the page %s', (link, slug) => expect(linkedSlug(link)).toBe(slug));
