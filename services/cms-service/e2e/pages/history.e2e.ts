import {
  type AdminPage,
  type CheckedPage,
  checkPage,
  createPage,
  createPreview,
  listRevisions,
  MAX_REVISIONS,
  type PagePreview,
  type PreviewToken,
  readPreview,
  readRevision,
  renderContent,
  type RenderedContent,
  restoreRevision,
  type Revision,
  type RevisionList,
  saveDraft,
  savePage,
} from '@pruefer/contracts';
import { buildEndpointPath, ContentService, type Refused } from './content-service.js';

const content = ContentService.forSuite();

async function created(slug: string, fields: object = {}): Promise<AdminPage> {
  const body = { slug, title: slug, content: 'eins\n\nzwei\n', isPublished: true, ...fields };
  return (await content.call<AdminPage>(createPage, { body })).body;
}

const save = (id: string, body: object, name = 'anna') => content.call<AdminPage>(savePage, { of: id, body, name });

describe('the revisions of a page', () => {
  it('show author, text and differences, and bring it back', async () => {
    const { id } = await created('verlauf');
    await save(id, { title: 'Neu', content: 'eins\n\n2\n' }, 'berta');
    const { body: list } = await content.call<RevisionList>(listRevisions, { of: id });
    expect(list).toMatchObject({
      total: 2,
      items: [
        { number: 2, kind: 'saved', actor: 'berta', title: 'Neu' },
        { number: 1, kind: 'created', actor: 'anna', title: 'verlauf' },
      ],
    });
    const { body: first } = await content.call<Revision>(readRevision, { of: [id, 1] });
    expect(first.fields.content).toBe('eins\n\nzwei\n');
    expect(first.difference).toEqual([
      { kind: 'same', text: 'eins\n\n' },
      { kind: 'removed', text: 'zwei\n' },
      { kind: 'added', text: '2\n' },
    ]);
    const path = buildEndpointPath(restoreRevision, id, 1);
    expect(await content.call(restoreRevision, { path, body: { version: 1 } })).toMatchObject({ status: 409 });
    const back = await content.call<AdminPage>(restoreRevision, { path, body: { version: 2 } });
    expect(back.body).toMatchObject({ title: 'verlauf', content: 'eins\n\nzwei\n', version: 3 });
    const other = `${buildEndpointPath(readRevision, id, 1)}?against=2`;
    expect((await content.call<Revision>(readRevision, { path: other })).body.against.title).toBe('Neu');
    const missing = await content.call<Refused>(readRevision, { of: [id, 9] });
    expect(missing).toMatchObject({ status: 404, body: { code: 'revision_unknown' } });
    for (const path of [
      buildEndpointPath(readRevision, id, 2 ** 31),
      `${buildEndpointPath(readRevision, id, 1)}?against=${2 ** 31}`,
    ])
      expect(await content.call(readRevision, { path })).toMatchObject({ status: 400 });
  });

  it('are the newest fifty', async () => {
    const { id } = await created('viele');
    for (let number = 0; number < MAX_REVISIONS; number++) await save(id, { title: `Titel ${number}` });
    const { body } = await content.call<RevisionList>(listRevisions, {
      path: `${buildEndpointPath(listRevisions, id)}?limit=100`,
    });
    expect([body.total, body.items.at(-1)?.number]).toEqual([MAX_REVISIONS, 2]);
  });
});

describe('a preview', () => {
  const open = (token: string) => content.call<PagePreview & Refused>(readPreview, { body: { token } });

  it('shows a draft to holders of its token, until the page changes', async () => {
    const { id } = await created('vorschau');
    await content.call(saveDraft, { of: id, body: { slug: 'bald', content: '*Entwurf*' } });
    const { body } = await content.call<PreviewToken>(createPreview, { of: id });
    expect(body.address).toBe(`/#bald?preview=${body.token}`);
    const response = await fetch(content.url + readPreview.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: body.token }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { slug: 'bald', content: '<p><em>Entwurf</em></p>\n' },
    ]);
    expect(await open(`${body.token}A`)).toMatchObject({ status: 404, body: { code: 'preview_expired' } });
    await save(id, { title: 'x' });
    expect((await open(body.token)).status).toBe(404);
  });
});

describe('a text that is not saved', () => {
  it('E4: is rendered as the public page would be', async () => {
    const text = '## Hallo\n\n[weiter](/impressum) <img src="https://fremd.example/a.png" onerror="alert(1)">';
    const { body } = await content.call<RenderedContent>(renderContent, { body: { text } });
    expect(body).toMatchObject({ headings: [{ level: 2, text: 'Hallo' }], links: ['/impressum'] });
    expect(body.html).not.toMatch(/onerror|fremd/);
  });

  it('is looked over before it is published', async () => {
    const body = {
      title: 'T',
      slug: 'selbst',
      content: '#### Tief\n\n[hier](/gibt-es-nicht) [ich](/selbst) [[Lücke: X]]',
    };
    const { body: checked } = await content.call<CheckedPage>(checkPage, { body });
    expect(checked.findings.map(({ code, place }) => [code, place])).toEqual([
      ['description_missing', null],
      ['gap', 'X'],
      ['heading_jumped', 'Tief'],
      ['link_text_vague', 'hier'],
      ['link_dead', '/gibt-es-nicht'],
    ]);
  });

  it('is refused when it is too much', async () => {
    const { status, body } = await content.call<Refused>(renderContent, { body: { text: '> '.repeat(20_000) } });
    expect([status, body.code]).toEqual([400, 'content_too_complex']);
  });
});
