import { siteMap } from './site-map.js';

const pages = [
  { slug: 'faq', noindex: false, updatedAt: '2026-02-03T04:05:06.000Z' },
  { slug: 'questions', noindex: false, updatedAt: '2026-02-03T04:05:06.000Z', translationOf: 'f' },
  { slug: 'impressum', noindex: true, updatedAt: '2026-02-03T04:05:06.000Z' },
];

it('lists the home page and what search engines may find, with its last change', () => {
  const map = siteMap('https://iban.example', {
    meta: { robotsContent: 'index, follow' },
    pages,
    docs: ['/api/docs/de'],
  });
  expect(map.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://iban.example/</loc>',
    '<loc>https://iban.example/en</loc>',
    '<loc>https://iban.example/faq</loc>',
    '<loc>https://iban.example/en/questions</loc>',
    '<loc>https://iban.example/api/docs/de</loc>',
  ]);
  expect(map).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
});

it('leaves the home page out where staff does', () => {
  expect(siteMap('https://a', { meta: { robotsContent: 'noindex, follow' }, pages, docs: [] })).not.toContain(
    '<loc>https://a/</loc>',
  );
});
