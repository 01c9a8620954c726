import {
  type ContentChanged,
  ContentChangedV1,
  contentKey,
  defaultHomepageMeta,
  type HomepageMeta,
  MAX_SECTIONS,
  type PublicSection,
  type Section,
} from '@pruefer/contracts';
import { publishedStates } from './support/published-states.js';
import { RunningCms } from './support/running-cms.js';

const sections = '/api/admin/homepage/sections';
const meta = '/api/admin/homepage/meta';
const hero = { type: 'hero', title: 'Willkommen' };
const manager = { role: 'manager' } as const;

const cms = RunningCms.forSuite({ SITE_URL: 'https://iban.example' });

const create = async (json: object) => (await cms.call<Section>('POST', sections, { ...manager, json })).body;
const save = (id: string, json: object) => cms.call<Section>('PUT', `${sections}/${id}`, { ...manager, json });
const shown = async () => (await cms.call<PublicSection[]>('GET', '/api/homepage/sections')).body;
const titles = async () => (await cms.call<Section[]>('GET', sections, manager)).body.map(({ title }) => title);

/** Waits for a state of the home page, as the public site gets to know it. */
const waitForHomepage = (isRight: (state: ContentChanged) => boolean) =>
  publishedStates(cms.env, ContentChangedV1, (states) => {
    const newest = states.get(contentKey.homepage);
    return newest !== undefined && isRight(newest);
  });

describe('the home page', () => {
  it('has no sections and SPEC’s head until the first save, and an event for it', async () => {
    expect(await shown()).toEqual([]);
    expect((await cms.call('GET', '/api/homepage/meta')).body).toEqual(defaultHomepageMeta);
    expect((await cms.call('GET', meta, manager)).body).toEqual(defaultHomepageMeta);
    await waitForHomepage(({ version, homepage }) => version === 0 && homepage?.sections.length === 0);
  });

  it('A1: is edited by staff alone', async () => {
    for (const [method, path] of [
      ['GET', sections],
      ['POST', sections],
      ['PUT', `${sections}/${crypto.randomUUID()}`],
      ['DELETE', `${sections}/${crypto.randomUUID()}`],
      ['POST', '/api/admin/homepage/section-order'],
      ['PUT', meta],
    ] as const)
      expect((await cms.call(method, path)).status).toBe(401);
  });

  it('gets a section, which visitors see and others hear of', async () => {
    const content = '# Hallo\n\n*Welt*<script>alert(1)</script>';
    const section = await create({ ...hero, content, buttonText: 'Los', buttonUrl: '#validation', icon: 'Shield' });
    const fields = { ...hero, content, subtitle: null, buttonText: 'Los', order: 0, isActive: true, version: 1 };
    expect(section).toMatchObject(fields);
    expect(await shown()).toMatchObject([{ id: section.id, content: expect.stringContaining('<em>Welt</em>') }]);
    expect(JSON.stringify(await shown())).not.toMatch(/script|version/);
    await waitForHomepage(({ homepage }) => homepage?.sections[0]?.content?.includes('<em>Welt</em>') === true);
  });

  it('shows the edit of a section, but none of an older version, which is answered with the current state', async () => {
    const { id } = await create({ ...hero, title: 'Zweiter', subtitle: 'alt' });
    const first = await save(id, { subtitle: 'neu', version: 1 });
    expect(first).toMatchObject({ status: 200, body: { subtitle: 'neu', title: 'Zweiter', version: 2 } });
    const second = await save(id, { subtitle: 'auch neu', version: 1 });
    expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', current: first.body } });
    expect((await save(id, { subtitle: '', content: null })).body).toMatchObject({ subtitle: null, content: null });
  });

  it('of two edits of one version keeps one', async () => {
    const { id } = await create({ ...hero, title: 'Dritter' });
    const both = await Promise.all(['a', 'b'].map((subtitle) => save(id, { subtitle, version: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('E6: hides inactive sections', async () => {
    const { id } = await create({ ...hero, title: 'Versteckt', isActive: false });
    expect((await shown()).map((section) => section.id)).not.toContain(id);
    expect(await titles()).toContain('Versteckt');
  });

  it('has English sections on a page of their own, apart from the German ones', async () => {
    const german = await create({ ...hero, title: 'Deutsch' });
    const english = await create({ ...hero, title: 'English', language: 'en' });
    expect([german.language, english.language]).toEqual(['de', 'en']);
    const listed = async (query: string) =>
      (await cms.call<PublicSection[]>('GET', `/api/homepage/sections${query}`)).body;
    expect((await listed('?language=en')).map(({ id }) => id)).toEqual([english.id]);
    expect(await listed('?language=de')).toEqual(await listed(''));
    expect(await listed('')).not.toContainEqual(expect.objectContaining({ id: english.id }));
    expect(JSON.stringify([await listed(''), await listed('?language=en')])).not.toContain('language');
    expect(await cms.call('GET', '/api/homepage/sections?language=fr')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'language' }] },
    });
    await waitForHomepage(({ homepage }) => homepage?.englishSections?.map(({ id }) => id).join() === english.id);
    expect((await save(english.id, { title: 'Englisch' })).body.language).toBe('en');
    expect((await save(english.id, { language: 'de' })).body.language).toBe('de');
    await waitForHomepage(({ homepage }) => homepage?.englishSections === undefined);
  });

  it('is put in another order at once, or not at all', async () => {
    const all = (await cms.call<Section[]>('GET', sections, manager)).body;
    const ids = all.map(({ id }) => id).toReversed();
    const order = (wanted: string[]) =>
      cms.call<Section[]>('POST', '/api/admin/homepage/section-order', { ...manager, json: { ids: wanted } });
    expect((await order(ids)).body.map(({ id }) => id)).toEqual(ids);
    expect(await order([...ids.toReversed(), crypto.randomUUID()])).toMatchObject({
      status: 404,
      body: { code: 'section_unknown' },
    });
    expect((await cms.call<Section[]>('GET', sections, manager)).body.map(({ id }) => id)).toEqual(ids);
  });

  it('loses a section, and gets it back as it was', async () => {
    const { id, ...section } = await create({ ...hero, title: 'Gelöscht', content: 'a' });
    expect((await cms.call('DELETE', `${sections}/${id}`, manager)).body).toEqual({ id, ...section });
    expect(await titles()).not.toContain('Gelöscht');
    expect((await save(id, { title: 'x' })).status).toBe(404);
    const back = await cms.call<Section>('POST', `${sections}/${id}/restore`, manager);
    expect(back.body).toEqual({ id, ...section, version: 2 });
    expect((await cms.call('POST', `${sections}/${id}/restore`, manager)).status).toBe(404);
  });

  it('does not get back sections deleted more than 30 days ago', async () => {
    const { id } = await create({ ...hero, title: 'Lange her' });
    await cms.call('DELETE', `${sections}/${id}`, manager);
    await cms.database.sql(`UPDATE cms.section SET deleted_at = now() - interval '31 days' WHERE id = $1`, [id]);
    expect((await cms.call('POST', `${sections}/${id}/restore`, manager)).body.code).toBe('section_unknown');
  });

  it.each([
    [{ buttonUrl: 'javascript:alert(1)' }, 'buttonUrl'],
    [{ buttonUrl: '//fremd.example' }, 'buttonUrl'],
    [{ icon: 'Skull' }, 'icon'],
    [{ type: 'video' }, 'type'],
    [{ title: ' ' }, 'title'],
    [{ language: 'fr' }, 'language'],
  ])('E5: refuses %j', async (fields, field) => {
    const { status, body } = await cms.call('POST', sections, { ...manager, json: { ...hero, ...fields } });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('E4: refuses a text that nests too deeply, at its field', async () => {
    const json = { ...hero, content: '> '.repeat(5_000) };
    const { status, body } = await cms.call('POST', sections, { ...manager, json });
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'content_too_complex', 'content']);
  });

  it('saves its head as a whole, with the version', async () => {
    const json = { pageTitle: 'IBAN', metaDescription: 'Prüfung', robotsContent: 'noindex, follow', ogTitle: '' };
    const saved = await cms.call<HomepageMeta>('PUT', meta, { ...manager, json: { ...json, version: 0 } });
    expect(saved.body).toMatchObject({ ...json, ogTitle: null, version: 1 });
    expect((await cms.call('GET', '/api/homepage/meta')).body).toEqual(saved.body);
    const stale = await cms.call('PUT', meta, { ...manager, json: { ...json, version: 0 } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', current: saved.body } });
    await waitForHomepage(({ homepage }) => homepage?.meta.pageTitle === 'IBAN');
  });

  const head = { pageTitle: 'a', metaDescription: 'b', robotsContent: 'index, follow' };

  it.each([
    { robotsContent: 'all' },
    { canonicalUrl: 'data:text/html,x' },
    { canonicalUrl: 'mailto:a@iban.example' },
    { canonicalUrl: 'https:iban.example/start' },
    { canonicalUrl: 'https://fremd.example/start' },
    { ogImage: '//fremd.example/x.png' },
    { ogImage: 'tel:110' },
    { twitterImage: 'http:/fremd.example/x.png' },
    { twitterImage: '/api/content/images/00000000-0000-4000-8000-000000000000/share.jpg' },
  ])('E5: refuses %j in its head', async (fields) => {
    const response = await cms.call('PUT', meta, { ...manager, json: { ...head, ...fields } });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ field: Object.keys(fields)[0] }] } });
  });

  it.each(['https://iban.example/start', '/start', ''])(
    'E5: takes %j as the address of this site',
    async (canonicalUrl) => {
      const response = await cms.call('PUT', meta, { ...manager, json: { ...head, canonicalUrl } });
      expect(response).toMatchObject({ status: 200, body: { canonicalUrl: canonicalUrl || null } });
    },
  );

  it('D8: leaves a row for every change', async () => {
    const actions = (await cms.audit()).map(({ action, subject }) => [action, subject]);
    expect(actions).toEqual(
      expect.arrayContaining([
        ['section.created', 'Willkommen'],
        ['section.saved', 'Zweiter'],
        ['section.deleted', 'Gelöscht'],
        ['section.restored', 'Gelöscht'],
        ['sections.ordered', null],
        ['homepage-meta.saved', null],
      ]),
    );
    const [row] = await cms.database.sql<{ target_name: string }>(
      `SELECT target_name FROM cms.audit_trail WHERE action = 'section.deleted' ORDER BY id LIMIT 1`,
    );
    expect(row?.target_name).toBe('Gelöscht');
  });

  it('D4: has no more sections than it may', async () => {
    await cms.database.sql(
      `INSERT INTO cms.section (id, type, title, place, is_active) SELECT gen_random_uuid(), 'cta', 'x', 0, false FROM generate_series(1, $1)`,
      [MAX_SECTIONS],
    );
    const { status, body } = await cms.call('POST', sections, { ...manager, json: hero });
    expect([status, body.code]).toEqual([409, 'sections_full']);
  });
});
