import { defaultHomepageMeta, type PublishedPage } from '@pruefer/contracts';
import { hiddenHead, homeHead, pageHead } from './document-head.js';

const page: PublishedPage = {
  id: 'p1',
  slug: 'ueber-uns',
  title: 'Über "uns"',
  metaDescription: 'Wer wir sind',
  html: '<p>Text</p>',
  noindex: false,
  showInMenu: true,
  menuOrder: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
};

/** What a tag says, by its name or property. */
const said = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the head of the home page', () => {
  it('has the defaults until staff has written another', () => {
    const { title, html } = homeHead(defaultHomepageMeta, 'IBAN-Prüfer', 'de');
    expect(title).toBe('IBAN-Prüfer');
    expect(said(html, 'robots')).toBe('index, follow');
    expect(said(html, 'description')).toContain('Professionelle IBAN-Prüfung');
    expect(said(html, 'og:title')).toBe('IBAN-Prüfer');
    expect(said(html, 'og:image')).toBe('__ORIGIN__/share-card.png');
    expect(html).toContain('<link rel="canonical" href="__ORIGIN__/" />');
  });

  it('falls back: twitter to og, og to the page', () => {
    const meta = { ...defaultHomepageMeta, pageTitle: 'Seite', ogTitle: 'Offen', ogImage: '/api/content/images/x' };
    const { html } = homeHead(meta, 'Haus', 'de');
    expect([said(html, 'og:title'), said(html, 'twitter:title')]).toEqual(['Offen', 'Offen']);
    expect(said(html, 'twitter:image')).toBe('__ORIGIN__/api/content/images/x');
    expect(said(html, 'twitter:description')).toBe(defaultHomepageMeta.metaDescription);
    expect(said(html, 'og:image:width')).toBeUndefined();
  });
});

describe('the languages of the website', () => {
  const languageLinks = (html: string) =>
    [...html.matchAll(/hreflang="([\w-]+)" href="__ORIGIN__([^"]*)"/g)].map(([, language, path]) => [language, path]);

  it('the English home page has English texts, whatever staff wrote in German, and each home page names both', () => {
    const meta = { ...defaultHomepageMeta, pageTitle: 'Seite', canonicalUrl: 'https://haus.example' };
    const { title, html } = homeHead(meta, 'Haus', 'en');
    expect([title, said(html, 'og:locale')]).toEqual(['Haus', 'en_GB']);
    expect(said(html, 'description')).toContain('Professional IBAN validation');
    expect(html).toContain('<link rel="canonical" href="__ORIGIN__/en" />');
    expect(languageLinks(html)).toEqual([
      ['de', '/'],
      ['en', '/en'],
      ['x-default', '/'],
    ]);
    expect(languageLinks(homeHead(meta, 'Haus', 'de').html)).toEqual(languageLinks(html));
  });

  it('a page names its translation, where it has one', () => {
    const imprint = { ...page, slug: 'imprint', translationOf: 'p1' };
    const links = [
      ['de', '/ueber-uns'],
      ['en', '/en/imprint'],
      ['x-default', '/ueber-uns'],
    ];
    expect(languageLinks(pageHead(page, 'Haus', '/en/imprint').html)).toEqual(links);
    const english = pageHead(imprint, 'Haus', '/ueber-uns').html;
    expect(languageLinks(english)).toEqual(links);
    expect(english).toContain('"inLanguage":"en"');
    expect(languageLinks(pageHead(page, 'Haus').html)).toEqual([]);
  });
});

describe('the head of a page', () => {
  it('names page and site, escaped, with its data for machines', () => {
    const { title, html } = pageHead(page, 'Haus');
    expect(title).toBe('Über "uns" - Haus');
    expect(html).toContain('<title>Über &#34;uns&#34; - Haus</title>');
    expect(html).toContain('<link rel="canonical" href="__ORIGIN__/ueber-uns" />');
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage', name: 'Über "uns"', dateModified: page.updatedAt });
  });

  it('keeps staff’s choice out of search engines, and pages that are not found', () => {
    expect(said(pageHead({ ...page, noindex: true }, 'Haus').html, 'robots')).toBe('noindex');
    expect(said(hiddenHead('404').html, 'robots')).toBe('noindex');
    expect(hiddenHead('404').html).not.toMatch(/og:|canonical/);
  });
});
