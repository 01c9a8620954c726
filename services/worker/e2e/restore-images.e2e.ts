import { until } from '@pruefer/testkit';
import { Client } from 'pg';
import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { ids, storeEverything } from './support/stored-everything.js';

const address = `/api/content/images/${ids.image}`;
const draft = JSON.stringify({
  fields: {
    slug: 'impressum',
    title: 'Impressum',
    metaDescription: null,
    content: `![](${address})`,
    menuOrder: 1,
    showInMenu: true,
    noindex: false,
  },
  savedAt: '2026-11-22T01:15:30.000Z',
  savedBy: 'anna',
  links: [],
  images: [address],
  gaps: [],
});

describe('an image that was deleted after a backup', () => {
  let site: RestoreEnvironment;

  beforeEach(async () => {
    site = await RestoreEnvironment.open();
    await storeEverything(site.database);
  });
  afterEach(() => site.close());

  it.each([
    ['a page', `UPDATE cms.page SET content = 'Wir ![](${address}?width=640)' WHERE id = '${ids.imprint}'`],
    ['a draft', `UPDATE cms.page SET draft = '${draft}' WHERE id = '${ids.imprint}'`],
    ['a section', `UPDATE cms.section SET content = '![](${address})'`],
    ['the header', `UPDATE cms.header SET fields = fields || '{"logoUrl": "${address}"}'`],
  ])('F3: comes back with its bytes when %s of the file shows it', async (_, show) => {
    await site.database.sql(show);
    const backup = await createBackup(site.database);
    const before = await site.readState('cms.image', 'cms.image_form');
    await site.database.sql(`
      UPDATE cms.page SET content = 'Wir', draft = NULL; UPDATE cms.section SET content = 'Text';
      UPDATE cms.header SET fields = fields || '{"logoUrl": null}'; DELETE FROM cms.image;
      INSERT INTO cms.audit (action, target) VALUES ('image.deleted', '${ids.image}')`);
    const [restored] = await site.restore(backup, { parts: ['content'] });
    expect(restored).toMatchObject({ added: 1, leftOut: 0 });
    expect(await site.readState('cms.image', 'cms.image_form')).toEqual(before);
  });

  it('F3: comes back when it is deleted during the restore', async () => {
    await site.database.sql(`UPDATE cms.section SET content = '![](${address})'`);
    const backup = await createBackup(site.database);
    await site.database.sql(`UPDATE cms.section SET content = 'Text'`);
    const { id } = await site.check(backup);
    const deleting = new Client({ connectionString: site.database.adminUrl });
    await deleting.connect();
    try {
      await deleting.query(
        `BEGIN; DELETE FROM cms.image; INSERT INTO cms.audit (action, target) VALUES ('image.deleted', '${ids.image}')`,
      );
      const restoring = site.restoreChecked(id, { parts: ['content'] });
      await until('it waits', async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return (await site.database.sql(waiting)).length > 0;
      });
      await deleting.query('COMMIT');
      expect(await restoring).toMatchObject([{ added: 1, changed: 1, leftOut: 0 }]);
    } finally {
      await deleting.end();
    }
  });
});
