import { type ContentChanged, contentKey, defaultHeaderConfig, Problem, type PublishedPage } from '@pruefer/contracts';
import { keptEndpoints } from './kept-endpoints.js';
import { PublicContent } from './public-content.js';

function page(id: string, own: Partial<PublishedPage> = {}): [string, ContentChanged] {
  const published: PublishedPage = {
    id,
    slug: id,
    title: id,
    metaDescription: null,
    html: `<p>${id}</p>`,
    noindex: false,
    showInMenu: true,
    menuOrder: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...own,
  };
  return [contentKey.page(id), { version: 1, kind: 'page', page: published }];
}

const getAnswer = (content: PublicContent, path: string, params = {}) =>
  keptEndpoints.find(({ endpoint }) => endpoint.path === path)!.answer(content, params);

describe('PublicContent', () => {
  let content: PublicContent;
  beforeEach(() => {
    content = new PublicContent();
  });

  it('answers the defaults until something is published', () => {
    expect(getAnswer(content, '/api/header/config')).toEqual(defaultHeaderConfig);
    expect(getAnswer(content, '/api/content/pages')).toEqual([]);
    expect(content.siteIn('de').footer.columns).toHaveLength(2);
  });

  it('knows pages by menu order and by slug, and forgets removed ones', () => {
    const [second, first] = [page('b', { menuOrder: 2 }), page('a', { menuOrder: 1 })];
    content.apply(new Map([second, first, page('c', { showInMenu: false })]));
    expect(content.pages.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(content.siteIn('de').menu.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(getAnswer(content, '/api/content/pages/:slug', { slug: 'a' })).toMatchObject({ content: '<p>a</p>' });
    const { version } = content;
    content.apply(new Map([[contentKey.page('a'), { version: 2, kind: 'page', gone: true }]]));
    expect(content.pageAt('a')).toBeUndefined();
    expect(content.version).toBeGreaterThan(version);
    expect(() => getAnswer(content, '/api/content/pages/:slug', { slug: 'a' })).toThrow(new Problem('page_unknown'));
  });

  it('leads from an old address to its page, and nowhere when the page is removed', () => {
    content.apply(new Map([page('neu'), [contentKey.redirect('alt'), { version: 1, kind: 'redirect', to: 'neu' }]]));
    expect(content.findRedirect('alt')).toBe('neu');
    expect(getAnswer(content, '/api/content/pages/:slug', { slug: 'alt' })).toMatchObject({ slug: 'neu' });
    content.apply(new Map([[contentKey.page('neu'), { version: 2, kind: 'page', gone: true }]]));
    expect(content.findRedirect('alt')).toBeUndefined();
  });

  it('keeps no more than it has room for, and makes room again', () => {
    const long = 'x'.repeat(20_000_000);
    content.apply(new Map([page('one', { html: long }), page('two', { html: long })]));
    expect(content.pages).toHaveLength(1);
    content.apply(
      new Map([[contentKey.page('one'), { version: 2, kind: 'page', gone: true }], page('three', { html: long })]),
    );
    expect(content.pages.map(({ id }) => id)).toEqual(['three']);
  });
});
