import {
  type AdminPage,
  createPage,
  deletePage,
  listPages,
  listPublicPages,
  type PageRows,
  type PublicPageRow,
  savePage,
} from '@pruefer/contracts';
import { ContentService } from './content-service.js';

const COUNT = 500;
/** What a list may weigh for each of its rows. */
const ROW_BYTES = 1_000;

const content = ContentService.forSuite();
beforeAll(async () => {
  await content.database.sql(
    `INSERT INTO cms.page (id, slug, title, content, html, links, images, gaps, menu_order, is_published, show_in_menu,
                           noindex, version, created_at, updated_at, updated_by)
     SELECT gen_random_uuid(), 'seite-' || n, 'Seite ' || n, repeat('Wort ', 4000), repeat('Wort ', 4000), '{}', '{}', '{}',
            n, true, true, false, 1, now(), now(), 'anna' FROM generate_series(1, $1) n`,
    [COUNT],
  );
});

describe('500 pages', () => {
  it('make a short menu and short rows: no text comes with them', async () => {
    const menu = await content.call<PublicPageRow[]>(listPublicPages);
    expect(menu.body.length).toBeGreaterThanOrEqual(COUNT);
    expect(JSON.stringify(menu.body).length).toBeLessThan(menu.body.length * ROW_BYTES);
    const rows = await content.call<PageRows>(listPages, { path: `${listPages.path}?limit=100&search=seite` });
    expect([rows.body.items.length, rows.body.total]).toEqual([100, COUNT]);
    expect(JSON.stringify(rows.body).length).toBeLessThan(100 * ROW_BYTES);
  });

  it('are all published again at a start, in pieces that Kafka takes', async () => {
    await content.restart();
    const states = await content.published((known) => known.size >= COUNT + 5);
    const pages = [...states.values()].filter(({ page }) => page);
    expect(pages.length).toBeGreaterThanOrEqual(COUNT);
  });

  it('leave no room beyond what every gateway can keep', async () => {
    await content.database.sql(
      `UPDATE cms.page SET content = repeat('x', 100000) WHERE slug LIKE 'seite-%' AND menu_order <= 200`,
    );
    const full = await content.call(createPage, { body: { slug: 'zu-viel', title: 'x', content: 'x' } });
    expect(full).toMatchObject({ status: 409, body: { code: 'pages_full' } });
    const all = await content.call<AdminPage[]>(listPages);
    const { id } = all.body.at(-1)!;
    const shorter = await content.call(savePage, { of: id, body: { content: 'kurz' } });
    const deleted = await content.call(deletePage, { of: id });
    expect([shorter.status, deleted.status]).toEqual([200, 200]);
    expect(all.body.some(({ slug }) => slug === 'zu-viel')).toBe(false);
  });
});
