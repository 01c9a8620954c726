import { DataRestoredV1 } from '@pruefer/contracts';
import { EventPublisher } from '@pruefer/platform';
import { stateMessage, until, untilPublished } from '@pruefer/testkit';
import { RunningCms } from './support/running-cms.js';

const columns =
  'links, images, gaps, menu_order, is_published, show_in_menu, noindex, version, created_at, updated_at, updated_by';

describe('what a restore has put below cms-service', () => {
  const cms = RunningCms.forSuite();

  it('E4: is rendered and sanitised by it, and published in a new epoch', async () => {
    const readEpoch = async () => {
      const [row] = await cms.database.sql<{ epoch: string }>('SELECT epoch FROM cms.outbox_epoch');
      return Number(row!.epoch);
    };
    await until('the first epoch', async () => (await readEpoch()) > 0);
    const before = await readEpoch();
    const text = '**Wir**<script>alert(1)</script>';
    await cms.database.sql(`
      INSERT INTO cms.page (id, slug, title, content, html, ${columns})
      VALUES (gen_random_uuid(), 'zurueck', 'Zurück', '${text}', '', '{}', '{}', '{}', 0, true, true, false, 1, now(), now(), 'anna');
      INSERT INTO cms.section (id, type, title, content, place, is_active)
      VALUES (gen_random_uuid(), 'hero', 'Oben', '${text}', 1, true)`);
    const publisher = cms.service.app.get(EventPublisher, { strict: false });
    await until('Kafka', () => publisher.connected);
    const restored = { version: 1, parts: ['content'], at: new Date().toISOString(), sessionId: null };
    const publish = () => publisher.publish(DataRestoredV1, [stateMessage(DataRestoredV1, 'restore', restored)]);
    await untilPublished(publish);
    await until('a new epoch', async () => (await readEpoch()) > before, 20_000);
    const rows = await cms.database.sql<{ html: string }>(
      `SELECT html FROM cms.page WHERE slug = 'zurueck' UNION ALL SELECT html FROM cms.section`,
    );
    expect(rows.map(({ html }) => html.trim())).toEqual(Array.from({ length: 2 }, () => '<p><strong>Wir</strong></p>'));
    const sections = await cms.call<{ content: string }[]>('GET', '/api/homepage/sections');
    expect(sections.body).toMatchObject([{ content: expect.stringContaining('<strong>Wir</strong>') }]);
  });
});
