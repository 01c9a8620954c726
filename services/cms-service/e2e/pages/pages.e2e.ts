import {
  type AdminPage,
  contentKey,
  createPage,
  discardDraft,
  listPages,
  listPublicPages,
  orderPages,
  type PageRows,
  type PublicPage,
  type PublicPageRow,
  publishDraft,
  readPage,
  readPublicPage,
  saveDraft,
  savePage,
} from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import { buildEndpointPath, ContentService, type Refused } from './content-service.js';

const content = ContentService.forSuite();

const fresh = { slug: 'ueber-uns', title: 'Über uns', content: '# Wir\n\n**fett** <script>alert(1)</script>' };
let number = 0;

async function created(fields: object = {}): Promise<AdminPage> {
  const body = { ...fresh, slug: `seite-${++number}`, isPublished: true, ...fields };
  const response = await content.call<AdminPage>(createPage, { body });
  expect([response.status, response.body]).toMatchObject([200, { version: 1 }]);
  return response.body;
}

const save = (id: string, body: object, name?: string) =>
  content.call<AdminPage & Refused>(savePage, { of: id, body, ...(name && { name }) });
const visit = (slug: string) => content.call<PublicPage & Refused>(readPublicPage, { of: slug });

describe('a page', () => {
  it('E4: is saved as it is written and shown without what does not belong there', async () => {
    const page = await created({ metaDescription: ' Wer wir sind. ', showInMenu: true, menuOrder: 7 });
    expect(page).toMatchObject({ content: fresh.content, metaDescription: 'Wer wir sind.', gaps: [], draft: null });
    const { body } = await visit(page.slug);
    expect(body).toMatchObject({ id: page.id, title: 'Über uns', menuOrder: 7, showInMenu: true, noindex: false });
    expect(body.content).toContain('<strong>fett</strong>');
    expect(body.content).not.toContain('script');
  });

  it('E6: that is not published is hidden from others', async () => {
    const { slug } = await created({ isPublished: false });
    expect(await visit(slug)).toMatchObject({ status: 404, body: { code: 'page_unknown' } });
    const { body } = await content.call<PublicPageRow[]>(listPublicPages);
    expect(body.map((page) => page.slug)).not.toContain(slug);
  });

  it('is published and taken off the site by its switch, and the gateway hears of it', async () => {
    const page = await created({ isPublished: false });
    await save(page.id, { isPublished: true });
    expect((await visit(page.slug)).status).toBe(200);
    await content.published((states) => states.get(contentKey.page(page.id))?.page?.slug === page.slug);
    const off = await save(page.id, { isPublished: false });
    expect(off.body).toMatchObject({ isPublished: false, version: 3 });
    expect((await visit(page.slug)).status).toBe(404);
    await content.published((states) => states.get(contentKey.page(page.id))?.gone === true);
  });

  it('shows its gaps to staff until they are filled', async () => {
    const page = await created({ content: 'Sitz: [[Lücke: Anschrift]]' });
    expect(page.gaps).toEqual(['Anschrift']);
    const list = await content.call<PageRows>(listPages, { path: `${listPages.path}?state=gaps&limit=100` });
    expect(list.body.items.map(({ id }) => id)).toContain(page.id);
    expect((await save(page.id, { content: 'Sitz: Berlin' })).body.gaps).toEqual([]);
  });

  it('A5: takes no field that is not named', async () => {
    const page = await created({
      id: 'x',
      version: 9,
      html: '<b>',
      updatedBy: 'x',
      deletedAt: 'x',
      constructor: { a: 1 },
    });
    expect(page).toMatchObject({ version: 1, updatedBy: 'anna', deletedAt: null });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: undefined }, 'title'],
    [{ content: '' }, 'content'],
    [{ content: 'ä'.repeat(50_001) }, 'content'],
    [{ slug: undefined }, 'slug'],
    [{ slug: 'api' }, 'slug'],
    [{ slug: 'validation' }, 'slug'],
    [{ slug: '../../etc/passwd' }, 'slug'],
    [{ slug: 'a\u202eb' }, 'slug'],
    [{ slug: 'javascript:alert(1)' }, 'slug'],
    [{ slug: ['a'] }, 'slug'],
    [{ menuOrder: '1' }, 'menuOrder'],
    [{ isPublished: 'ja' }, 'isPublished'],
  ])('E6: is refused with %j', async (wrong, field) => {
    const { status, body } = await content.call<Refused>(createPage, { body: { ...fresh, ...wrong } });
    expect([status, body.code, [...new Set(body.errors?.map((error) => error.field))]]).toEqual([
      400,
      'invalid_request',
      [field],
    ]);
  });

  it('E6: has a unique address', async () => {
    const { slug } = await created();
    const again = await content.call<Refused>(createPage, { body: { ...fresh, slug } });
    expect(again).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
    const both = await Promise.all(
      [1, 2].map(() => content.call(createPage, { body: { ...fresh, slug: 'zugleich' } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is for managers and admins alone', async () => {
    const { id } = await created();
    for (const path of [listPages.path, buildEndpointPath(readPage, id), buildEndpointPath(readPage, 'nothing')]) {
      expect((await fetch(content.url + path)).status).toBe(401);
      const admin = await bearer({ role: 'admin' });
      const unready = await bearer({ purpose: '2fa-setup' });
      expect((await fetch(content.url + path, { headers: unready })).status).toBe(403);
      expect((await fetch(content.url + path, { headers: admin })).status).toBe(path.endsWith('nothing') ? 400 : 200);
    }
  });

  it('D8: leaves author and action in the audit, without its text', async () => {
    const page = await created();
    await save(page.id, { title: 'Neu', content: 'geheim' }, 'berta');
    const rows = await content.database.sql<{ action: string; details: object }>(
      'SELECT action, actor, target_name, details FROM cms.audit_trail WHERE target = $1 ORDER BY id',
      [page.id],
    );
    expect(rows).toMatchObject([
      { action: 'page.created', actor: 'anna', target_name: 'Über uns' },
      {
        action: 'page.saved',
        actor: 'berta',
        target_name: 'Neu',
        details: { title: { from: 'Über uns', to: 'Neu' }, content: 'changed' },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('geheim');
  });
});

describe('two editors at once', () => {
  it('one wins, the other gets the page as it is now', async () => {
    const { id } = await created();
    const both = await Promise.all([
      save(id, { title: 'A', version: 1 }, 'anna'),
      save(id, { title: 'B', version: 1 }, 'berta'),
    ]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect([won!.status, lost!.status]).toEqual([200, 409]);
    expect(lost!.body).toMatchObject({ code: 'version_conflict', current: { title: won!.body.title, version: 2 } });
    expect(await save(id, { title: 'C' })).toMatchObject({ status: 200, body: { title: 'C', version: 3 } });
  });
});

it.each(['Öffnung', 'öffnung', 'ÖFFNUNG'])('pages are found by letters beyond ASCII in any case: %s', async (typed) => {
  const { id } = await created({ title: 'Unsere Öffnungszeiten' });
  const path = `${listPages.path}?search=${encodeURIComponent(typed)}&limit=100`;
  const { items } = (await content.call<PageRows>(listPages, { path })).body;
  expect(items.map((row) => row.id)).toContain(id);
});

describe('a draft over a published page', () => {
  const draft = (id: string, body: object) => content.call<AdminPage & Refused>(saveDraft, { of: id, body });

  it('is visible to staff only until it takes the page’s place', async () => {
    const page = await created();
    const { body } = await draft(page.id, { title: 'Bald', content: 'Entwurf [[Lücke: Tag]]', version: 1 });
    expect(body).toMatchObject({
      title: 'Über uns',
      version: 2,
      gaps: ['Tag'],
      draft: { title: 'Bald', savedBy: 'anna' },
    });
    expect((await visit(page.slug)).body.title).toBe('Über uns');
    const path = buildEndpointPath(publishDraft, page.id);
    expect(await content.call(publishDraft, { path, body: { version: 1 } })).toMatchObject({ status: 409 });
    const published = await content.call<AdminPage>(publishDraft, { path, body: { version: 2 } });
    expect(published.body).toMatchObject({ title: 'Bald', draft: null, version: 3 });
    expect((await visit(page.slug)).body).toMatchObject({ title: 'Bald', content: expect.stringContaining('Entwurf') });
    expect(await content.call(publishDraft, { path, body: {} })).toMatchObject({ body: { code: 'draft_missing' } });
  });

  it('can be discarded, and stays when only a switch is saved', async () => {
    const { id } = await created();
    await draft(id, { title: 'Bald' });
    expect((await save(id, { showInMenu: true })).body.draft).toMatchObject({ title: 'Bald' });
    const path = buildEndpointPath(discardDraft, id);
    expect(await content.call(discardDraft, { path: `${path}?version=2` })).toMatchObject({ status: 409 });
    expect((await content.call<AdminPage>(discardDraft, { path })).body.draft).toBeNull();
  });

  it('is refused with an address that leads to another page', async () => {
    const [{ id }, other] = [await created(), await created()];
    expect(await draft(id, { slug: other.slug })).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
    await save(other.id, { slug: `${other.slug}-neu` });
    expect(await draft(id, { slug: other.slug })).toMatchObject({ status: 409, body: { code: 'slug_redirects' } });
    expect(await draft(id, { slug: `${other.slug}-frei` })).toMatchObject({ status: 200 });
  });

  it('is refused over a page that is one itself', async () => {
    const { id } = await created({ isPublished: false });
    expect(await draft(id, { title: 'x' })).toMatchObject({ status: 409, body: { code: 'page_unpublished' } });
  });
});

describe('the menu', () => {
  it('is reordered in one call', async () => {
    const pages = [await created({ showInMenu: true }), await created({ showInMenu: true })];
    const ids = pages.map(({ id }) => id).toReversed();
    expect((await content.call(orderPages, { body: { ids } })).status).toBe(200);
    const { body } = await content.call<PublicPageRow[]>(listPublicPages);
    expect(body.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids);
    const wrong = await content.call<Refused>(orderPages, {
      body: { ids: [...ids, '0190b6a2-7f3a-7c1e-9a00-00000000a001'] },
    });
    expect(wrong.body.code).toBe('page_unknown');
  });
});
