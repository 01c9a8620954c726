import {
  type AdminPage,
  contentKey,
  createPage,
  deletePage,
  erasePage,
  listPages,
  listPublicPages,
  type PageRows,
  type PublicPage,
  type PublicPageRow,
  publishDraft,
  readPage,
  readPublicPage,
  readRevision,
  restorePage,
  restoreRevision,
  type Revision,
  saveDraft,
  savePage,
} from '@pruefer/contracts';
import { buildEndpointPath, ContentService, type Refused } from './content-service.js';

const content = ContentService.forSuite();

let number = 0;
const create = (fields: object = {}) => {
  const body = { slug: `seite-${++number}`, title: 'Titel', content: 'Text', isPublished: true, ...fields };
  return content.call<AdminPage & Refused>(createPage, { body });
};
const created = async (fields: object = {}) => (await create(fields)).body;
const save = (id: string, body: object) => content.call<AdminPage & Refused>(savePage, { of: id, body });
const decide = (endpoint: typeof deletePage | typeof restorePage | typeof erasePage, id: string) =>
  content.call<AdminPage & Refused>(endpoint, { of: id });
const read = async (id: string) => (await content.call<AdminPage>(readPage, { of: id })).body;
const visit = async (slug: string) => (await content.call<PublicPage>(readPublicPage, { of: slug })).body;

/** A German page and its translation. */
async function pair() {
  const german = await created();
  return { german, english: await created({ translationOf: german.id }) };
}

const refused = (code: string) => ({
  status: 400,
  body: { code: 'invalid_request', errors: [{ field: 'translationOf', code, message: expect.stringMatching(/\.$/) }] },
});

describe('a translation', () => {
  it('names its German page to staff, visitors and the gateway; a German page names none', async () => {
    const { german, english } = await pair();
    expect([german.translationOf, english.translationOf]).toEqual([null, german.id]);
    const { body: rows } = await content.call<PageRows>(listPages, { path: `${listPages.path}?limit=100` });
    const named = Object.fromEntries(rows.items.map(({ id, translationOf }) => [id, translationOf]));
    expect([named[german.id], named[english.id]]).toEqual([null, german.id]);
    expect((await visit(english.slug)).translationOf).toBe(german.id);
    expect(await visit(german.slug)).not.toHaveProperty('translationOf');
    const { body: listed } = await content.call<PublicPageRow[]>(listPublicPages);
    expect(listed.find(({ id }) => id === english.id)?.translationOf).toBe(german.id);
    expect(listed.find(({ id }) => id === german.id)).not.toHaveProperty('translationOf');
    const states = await content.published((known) => known.has(contentKey.page(english.id)));
    expect(states.get(contentKey.page(english.id))?.page?.translationOf).toBe(german.id);
    expect(states.get(contentKey.page(german.id))?.page).not.toHaveProperty('translationOf');
  });

  it('can be made of a page and undone; a save that does not name it keeps it, and the audit tells', async () => {
    const [german, page] = [await created(), await created()];
    expect((await save(page.id, { translationOf: german.id })).body.translationOf).toBe(german.id);
    expect((await save(page.id, { title: 'Imprint' })).body.translationOf).toBe(german.id);
    expect((await save(page.id, { translationOf: null })).body.translationOf).toBeNull();
    const rows = await content.database.sql(
      `SELECT details->'translationOf' AS made FROM cms.audit WHERE target = $1 AND action = 'page.saved' ORDER BY id`,
      [page.id],
    );
    expect(rows).toMatchObject([{ made: { to: german.id } }, { made: null }, { made: { from: german.id } }]);
  });

  it('is in versions and drafts, and versions from before there were translations have none', async () => {
    const [german, page] = [await created(), await created()];
    await content.database.sql(`UPDATE cms.page_revision SET fields = fields - 'translationOf' WHERE page_id = $1`, [
      page.id,
    ]);
    const draft = { path: buildEndpointPath(saveDraft, page.id), body: { translationOf: german.id } };
    const drafted = await content.call<AdminPage>(saveDraft, draft);
    expect([drafted.body.translationOf, drafted.body.draft?.translationOf]).toEqual([null, german.id]);
    const published = await content.call<AdminPage>(publishDraft, { of: page.id, body: {} });
    expect(published.body.translationOf).toBe(german.id);
    const first = await content.call<Revision>(readRevision, { of: [page.id, 1] });
    expect([first.body.fields.translationOf, first.body.against.translationOf]).toEqual([null, german.id]);
    const back = { path: buildEndpointPath(restoreRevision, page.id, 1), body: {} };
    expect((await content.call<AdminPage>(restoreRevision, back)).body.translationOf).toBeNull();
  });

  it('is refused for a page that cannot have it, at its field', async () => {
    const { german, english } = await pair();
    const other = await created();
    expect(await create({ translationOf: crypto.randomUUID() })).toMatchObject(refused('unknown'));
    expect(await create({ translationOf: german.id })).toMatchObject(refused('isTranslated'));
    expect(await create({ translationOf: english.id })).toMatchObject(refused('isTranslation'));
    expect(await save(german.id, { translationOf: other.id })).toMatchObject(refused('hasTranslation'));
    expect(await save(other.id, { translationOf: other.id })).toMatchObject(refused('itself'));
    expect(await save(other.id, { translationOf: 'impressum' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'translationOf' }] },
    });
    const draft = { path: buildEndpointPath(saveDraft, other.id), body: { translationOf: german.id } };
    expect(await content.call(saveDraft, draft)).toMatchObject(refused('isTranslated'));
    await decide(deletePage, other.id);
    expect(await create({ translationOf: other.id })).toMatchObject(refused('unknown'));
  });

  it('of two that are made at once is one', async () => {
    const german = await created();
    const both = await Promise.all([create({ translationOf: german.id }), create({ translationOf: german.id })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('stays English after the German page was deleted, also for good', async () => {
    const { german, english } = await pair();
    await decide(deletePage, german.id);
    expect((await visit(english.slug)).translationOf).toBe(german.id);
    expect((await decide(erasePage, german.id)).status).toBe(200);
    const saved = await save(english.id, { title: 'Imprint', translationOf: german.id });
    expect(saved).toMatchObject({ status: 200, body: { translationOf: german.id } });
    expect((await visit(english.slug)).translationOf).toBe(german.id);
  });

  it('in the trash makes room for another, and does not come back next to it', async () => {
    const { german, english } = await pair();
    await decide(deletePage, english.id);
    const another = await created({ translationOf: german.id });
    expect(another.translationOf).toBe(german.id);
    expect(await decide(restorePage, english.id)).toMatchObject(refused('isTranslated'));
    await decide(deletePage, another.id);
    expect((await decide(restorePage, english.id)).body.translationOf).toBe(german.id);
    expect((await read(english.id)).deletedAt).toBeNull();
  });

  it('has no address /en, which is the English home page', async () => {
    const { status, body } = await create({ slug: 'en' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'slug']);
  });
});
