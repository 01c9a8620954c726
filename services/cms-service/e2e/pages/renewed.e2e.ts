import { type AdminPage, ContentChangedV1, contentKey, createPage, savePage } from '@pruefer/contracts';
import { addToOutbox, beginEpoch } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import pg from 'pg';
import { ContentService } from './content-service.js';

const content = ContentService.forSuite();

const insert = (slug: string, text: string, html: string) =>
  content.database.sql(
    `INSERT INTO cms.page (id, slug, title, content, html, links, images, gaps, menu_order, is_published, show_in_menu,
                           noindex, version, created_at, updated_at, updated_by)
     VALUES (gen_random_uuid(), $1, 'x', $2, $3, '{}', '{}', '{}', 0, true, false, false, 1, now(), now(), 'anna')`,
    [slug, text, html],
  );

describe('what visitors see of pages', () => {
  it('E4: is rendered again at a start, also after a text that breaks a bound of today', async () => {
    await insert('zu-tief', `${'> '.repeat(80)}x`, '<p>x</p>');
    await insert('von-gestern', 'Text', '<p onclick="x()">Text</p>');
    await content.restart();
    const html = async () => {
      const [page] = await content.database.sql<{ html: string }>(
        `SELECT html FROM cms.page WHERE slug = 'von-gestern'`,
      );
      return page?.html;
    };
    await until('it has been rendered again', async () => (await html()) === '<p>Text</p>\n', 20_000);
  });

  it('is the state that was saved while all states were republished', async () => {
    const page = { slug: 'zugleich', title: 'Alt', content: 'Text', isPublished: true };
    const { id } = (await content.call<AdminPage>(createPage, { body: page })).body;
    const key = contentKey.page(id);
    const before = (await content.published((known) => known.has(key))).get(key);
    const other = new pg.Client({ connectionString: content.database.url('cms', 'service') });
    await other.connect();
    try {
      await other.query('BEGIN');
      await beginEpoch(other, 'cms');
      const saved = content.call(savePage, { of: id, body: { title: 'Neu' } });
      await until('the save waits', async () => {
        const [waiting] = await content.database.sql<{ count: string }>(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting?.count === '1';
      });
      // As a replica does that starts now: the page as it still stands, under the next number.
      const { rows } = await other.query<{ version: string }>(`SELECT nextval('cms.content_version') AS version`);
      const state = { ...before!, version: Number(rows[0]!.version) };
      await addToOutbox(other, 'cms', ContentChangedV1, [{ key, state }]);
      await other.query('COMMIT');
      expect((await saved).status).toBe(200);
    } finally {
      await other.end();
    }
    const { page: published } = (await content.published((known) => known.get(key)?.page?.title === 'Neu')).get(key)!;
    expect(published?.title).toBe('Neu');
  });
});
