import { type Image } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { Client } from 'pg';
import sharp from 'sharp';
import { RunningCms } from './support/running-cms.js';

const manager = { role: 'manager' } as const;
const cms = RunningCms.forSuite();

async function upload(): Promise<Image> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const file = { type: 'image/png', bytes };
  return (await cms.call<Image>('POST', '/api/admin/content/images?alt=Hof', { ...manager, file })).body;
}

const isWaiting = async () => {
  const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await cms.database.sql(sql)).length > 0;
};

describe('an image that is deleted while a text that shows it is saved', () => {
  it.each([
    ['page', '/api/admin/content/pages', { slug: 'hof', title: 'Hof' }],
    ['section', '/api/admin/homepage/sections', { type: 'hero', title: 'Hof' }],
  ])('is missed at the content of the %s, which is not saved', async (_, path, fields) => {
    const { id, src } = await upload();
    const deleting = new Client({ connectionString: cms.database.adminUrl });
    await deleting.connect();
    try {
      await deleting.query('BEGIN');
      await deleting.query('DELETE FROM cms.image WHERE id = $1', [id]);
      const saving = cms.call('POST', path, { ...manager, json: { ...fields, content: `![Hof](${src})` } });
      await until('it waits', isWaiting);
      await deleting.query('COMMIT');
      const { status, body } = await saving;
      expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'invalid_request', 'content']);
    } finally {
      await deleting.end();
    }
  });
});
