import {
  type AdminPage,
  contentKey,
  createPage,
  createRedirect,
  createSection,
  deletePage,
  deleteRedirect,
  erasePage,
  listPageLinks,
  listRedirects,
  listTrash,
  type PageLinks,
  type PageRows,
  type PublicPage,
  readPublicPage,
  type RedirectList,
  restorePage,
  saveFooterConfig,
  saveHeaderConfig,
  savePage,
} from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { buildEndpointPath, ContentService, type Refused } from './content-service.js';

const content = ContentService.forSuite();

async function created(slug: string, fields: object = {}): Promise<AdminPage> {
  const body = { slug, title: slug, content: 'Text', isPublished: true, ...fields };
  const { status, body: page } = await content.call<AdminPage>(createPage, { body });
  expect(status).toBe(200);
  return page;
}

const move = (id: string, slug: string) => content.call<AdminPage & Refused>(savePage, { of: id, body: { slug } });
const visit = (slug: string) => content.call<PublicPage & Refused>(readPublicPage, { of: slug });
const on = <Body>(endpoint: Parameters<typeof buildEndpointPath>[0], id: string) =>
  content.call<Body>(endpoint, { of: id });

describe('an old address', () => {
  it('leads to where the page is now, however often it moves', async () => {
    const { id } = await created('eins');
    await move(id, 'zwei');
    await move(id, 'drei');
    for (const slug of ['eins', 'zwei', 'drei']) expect((await visit(slug)).body.slug).toBe('drei');
    const states = await content.published((known) => known.get(contentKey.redirect('zwei'))?.to === 'drei');
    expect(states.get(contentKey.redirect('eins'))).toMatchObject({ kind: 'redirect', to: 'drei' });
    expect(states.get(contentKey.page(id))?.page?.slug).toBe('drei');
  });

  it('that the page takes back leads to itself no longer: there is no loop', async () => {
    const { id } = await created('hin');
    await move(id, 'her');
    await move(id, 'hin');
    expect((await visit('her')).body.slug).toBe('hin');
    const states = await content.published((known) => known.get(contentKey.redirect('her'))?.to === 'hin');
    expect(states.get(contentKey.redirect('hin'))?.gone).toBe(true);
    const { body } = await content.call<RedirectList>(listRedirects);
    expect(body.items.filter((redirect) => redirect.pageId === id)).toMatchObject([{ slug: 'her', to: 'hin' }]);
  });

  it('is listed by a part of it or of the title of its page', async () => {
    const { id } = await created('gesucht');
    await move(id, 'gefunden');
    const listed = async (search: string) =>
      (
        await content.call<RedirectList>(listRedirects, {
          path: `${listRedirects.path}?search=${encodeURIComponent(search)}`,
        })
      ).body;
    expect(await listed('esuch')).toMatchObject({ items: [{ slug: 'gesucht', to: 'gefunden' }], total: 1 });
    expect(await listed('kein Titel und keine Adresse')).toEqual({ items: [], total: 0 });
  });

  it('is reserved until the redirect is deleted', async () => {
    const { id } = await created('alt');
    await move(id, 'neu');
    const taken = await content.call<Refused>(createPage, { body: { slug: 'alt', title: 'x', content: 'x' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'slug_redirects' } });
    expect((await on(deleteRedirect, 'alt')).status).toBe(200);
    expect(await on(deleteRedirect, 'alt')).toMatchObject({ body: { code: 'redirect_unknown' } });
    await created('alt');
    await content.published((known) => known.get(contentKey.redirect('alt'))?.gone === true);
  });

  it('can be laid out by hand, but never over a page and never onto itself', async () => {
    const { id } = await created('ziel');
    const { id: other } = await created('anderes');
    const redirect = (body: object) => content.call<Refused>(createRedirect, { body });
    expect((await redirect({ slug: 'kurz', pageId: id })).status).toBe(200);
    expect((await visit('kurz')).body.slug).toBe('ziel');
    expect(await redirect({ slug: 'ziel', pageId: id })).toMatchObject({ body: { code: 'slug_taken' } });
    expect(await redirect({ slug: 'anderes', pageId: id })).toMatchObject({ body: { code: 'slug_taken' } });
    expect(await redirect({ slug: 'kurz', pageId: other })).toMatchObject({ body: { code: 'slug_redirects' } });
    expect(await redirect({ slug: 'api', pageId: id })).toMatchObject({ status: 400 });
  });

  it('of a page that never was public leads nowhere', async () => {
    const { id } = await created('entwurf', { isPublished: false });
    await move(id, 'entwurf-2');
    expect((await visit('entwurf')).status).toBe(404);
    await created('entwurf');
  });
});

describe('the trash', () => {
  it('keeps a deleted page, with its old addresses, for a restore', async () => {
    const { id } = await created('weg');
    await move(id, 'fort');
    expect((await on<AdminPage>(deletePage, id)).body.deletedAt).not.toBeNull();
    expect((await visit('fort')).status).toBe(404);
    expect((await visit('weg')).status).toBe(404);
    await content.published(
      (known) => known.get(contentKey.page(id))?.gone === true && known.get(contentKey.redirect('weg'))?.gone === true,
    );
    expect((await content.call<PageRows>(listTrash)).body.items).toMatchObject([{ id, slug: 'fort' }]);
    expect(await move(id, 'x')).toMatchObject({ status: 409, body: { code: 'page_in_trash' } });
    expect((await on<AdminPage>(restorePage, id)).body).toMatchObject({ deletedAt: null, isPublished: true });
    expect((await visit('weg')).body.slug).toBe('fort');
    await content.published((known) => known.get(contentKey.redirect('weg'))?.to === 'fort');
  });

  it('requires the version that was seen: a decision on an older one gets the current page', async () => {
    const { id, version } = await created('gesehen');
    const at = (endpoint: typeof deletePage | typeof restorePage | typeof erasePage, seen: number) =>
      content.call<AdminPage & Refused>(endpoint, { path: `${buildEndpointPath(endpoint, id)}?version=${seen}` });
    const { body: moved } = await move(id, 'umgezogen');
    const conflict = { status: 409, body: { code: 'version_conflict', current: { slug: 'umgezogen' } } };
    expect(await at(deletePage, version)).toMatchObject(conflict);
    const { body: deleted } = await at(deletePage, moved.version);
    expect(deleted.deletedAt).not.toBeNull();
    // Twice is like once.
    expect((await at(deletePage, moved.version)).status).toBe(200);
    for (const endpoint of [restorePage, erasePage]) expect(await at(endpoint, version)).toMatchObject(conflict);
    expect((await at(restorePage, deleted.version)).body.deletedAt).toBeNull();
    const { body: again } = await on<AdminPage>(deletePage, id);
    expect((await at(erasePage, again.version)).status).toBe(200);
  });

  it('does not bring back a page whose address has another one now', async () => {
    const { id } = await created('besetzt');
    await on(deletePage, id);
    await created('besetzt');
    expect(await on(restorePage, id)).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
  });

  it('is emptied by hand, and automatically after 30 days', async () => {
    const [now, old, young] = [await created('jetzt'), await created('aelter'), await created('juenger')];
    expect((await on(erasePage, now.id)).status).toBe(404);
    for (const { id } of [now, old, young]) await on(deletePage, id);
    expect((await on(erasePage, now.id)).status).toBe(200);
    expect((await on(restorePage, now.id)).status).toBe(404);
    await content.database.sql(`UPDATE cms.page SET deleted_at = now() - interval '31 days' WHERE id = $1`, [old.id]);
    await content.database.sql(`UPDATE cms.page SET deleted_at = now() - interval '29 days' WHERE id = $1`, [young.id]);
    await content.restart();
    // Only looked at: to restore the old page before its turn would save it.
    const inTrash = async () => (await content.call<PageRows>(listTrash)).body.items.map(({ id }) => id);
    await until('what is old has gone', async () => !(await inTrash()).includes(old.id));
    expect((await on(restorePage, old.id)).status).toBe(404);
    expect((await on(restorePage, young.id)).status).toBe(200);
  });
});

describe('where a page is linked', () => {
  it('is published for home page, header and footer as well', async () => {
    const { id } = await created('ueberall');
    const button = {
      id: 'b',
      text: 'Knopf',
      href: '/ueberall',
      variant: 'ghost',
      size: 'sm',
      order: 1,
      isActive: false,
    };
    const header = { siteName: 'Name', showLogo: true, buttons: [button] };
    expect((await content.call(saveHeaderConfig, { body: header })).status).toBe(200);
    const links = { servicesLinks: [], legalLinks: [{ title: 'Unten', href: '/ueberall' }] };
    const footer = { companyName: '', description: '', copyright: '', servicesTitle: '', legalTitle: '', ...links };
    expect((await content.call(saveFooterConfig, { body: footer })).status).toBe(200);
    const section = { type: 'cta', title: 'Bereich', content: '[da](/ueberall)' };
    expect((await content.call(createSection, { body: section })).status).toBe(200);
    const { body } = await on<PageLinks>(listPageLinks, id);
    expect(body.links.map(({ source, title }) => [source, title])).toEqual([
      ['homepage', 'Bereich'],
      ['header', 'Knopf'],
      ['footer', 'Unten'],
    ]);
  });

  it('is published for its current address and its old ones', async () => {
    const { id } = await created('verlinkt-alt');
    await move(id, 'verlinkt');
    await created('quelle-1', { content: '[da](/verlinkt#teil)' });
    await created('quelle-2', { content: '[da](/verlinkt-alt) und <a href="/#verlinkt">dort</a>' });
    await created('quelle-3', { content: '[anders](/verlinkt-anders) [fremd](https://muster.example/verlinkt)' });
    const { body } = await on<PageLinks>(listPageLinks, id);
    expect(body.links.map(({ source, title }) => [source, title])).toEqual([
      ['page', 'quelle-1'],
      ['page', 'quelle-2'],
    ]);
  });
});
