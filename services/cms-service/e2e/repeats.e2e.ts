import type { AdminPage, Image, PageRows, Redirect, Section } from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import sharp from 'sharp';
import { type CallOptions, RunningCms } from './support/running-cms.js';

const pages = '/api/admin/content/pages';
const manager = { role: 'manager' } as const;

/** The token of one user, since an idempotency key belongs to its sender. */
let token: Record<string, string>;
const cms = RunningCms.forSuite();
beforeAll(async () => (token = { ...(await bearer(manager)) }));

/** Sends something as often as a busy machine answers 503, under the same key. */
async function send<Body>(path: string, key: string, what: Pick<CallOptions, 'json' | 'file'>) {
  for (;;) {
    const response = await cms.call<Body>('POST', path, { ...what, headers: { ...token, 'idempotency-key': key } });
    if (response.status !== 503) return response;
  }
}

/** Sends the same twice, as who got no answer does. */
async function twice<Body extends object>(path: string, key: string, json: object) {
  const [first, again] = [await send<Body>(path, key, { json }), await send<Body>(path, key, { json })];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(again.body).toEqual(first.body);
  return first.body;
}

describe('created content that is sent again with its Idempotency-Key', () => {
  it('D6: is there once: a page, its redirect, a section', async () => {
    const page = await twice<AdminPage>(pages, 'page-1', { slug: 'einmal', title: 'Einmal', content: 'Text' });
    await twice<Redirect>('/api/admin/content/redirects', 'redirect-1', { slug: 'frueher', pageId: page.id });
    const section = await twice<Section>('/api/admin/homepage/sections', 'section-1', { type: 'hero', title: 'Eins' });
    const { body } = await cms.call<PageRows>('GET', `${pages}?limit=100`, manager);
    expect(body.items.filter(({ slug }) => slug === 'einmal')).toHaveLength(1);
    const sections = await cms.call<Section[]>('GET', '/api/admin/homepage/sections', manager);
    expect(sections.body).toMatchObject([{ id: section.id }]);
  });

  it('D6: that was refused may be sent again', async () => {
    const json = { slug: 'frueher', title: 'a', content: 'a' };
    expect((await send(pages, 'page-2', { json })).body.code).toBe('slug_redirects');
    await cms.fetch('DELETE', '/api/admin/content/redirects/frueher', manager);
    expect((await send(pages, 'page-2', { json })).status).toBe(200);
  });

  it('D6: is there once: an image, and another image under its key is refused', async () => {
    const upload = async (background: string) => {
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
      return send<Image>('/api/admin/content/images?alt=a', 'image-1', { file: { type: 'image/png', bytes } });
    };
    const [first, again] = [await upload('#fff'), await upload('#fff')];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await upload('#000')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });
});
