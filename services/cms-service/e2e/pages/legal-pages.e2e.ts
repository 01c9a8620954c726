import { type AdminPage, deletePage, listPages, type PublicPage, readPublicPage, savePage } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { ContentService } from './content-service.js';

const content = ContentService.forSuite({ LOG_IBAN: 'masked', LOG_DETAILS_DAYS: '7', LOG_KEPT_DAYS: '45' });

const visit = async (slug: string) => (await content.call<PublicPage>(readPublicPage, { of: slug })).body;

describe('the legal pages', () => {
  it('are there from the first start, hidden from search engines, with gaps that one sees', async () => {
    for (const slug of ['impressum', 'datenschutz', 'agb', 'barrierefreiheit'])
      expect(await visit(slug)).toMatchObject({ noindex: true, content: expect.stringContaining('Lücke:') });
    expect((await visit('datenquellen')).title).toBe('Datenquellen');
  });

  it('describe the real configuration', async () => {
    const { content: text } = await visit('datenschutz');
    expect(text).toContain('höchstens 7 Tage');
    expect(text).toContain('letzten 45 Tage');
    expect(text).toContain('nur gekürzt protokolliert');
    expect(text).not.toContain('{{');
  });

  it('follow the bank files that are loaded', async () => {
    expect((await visit('datenquellen')).content).toContain('keine Bankdaten');
    await content.database.sql(
      `INSERT INTO banks.data_set (version, country, source, valid_from, valid_until, fingerprint, records)
       VALUES ('v1', 'DE', 'Deutsche <b>Bundesbank</b> | x', '2026-09-07', '2026-12-06', repeat('0', 64), 13760)`,
    );
    await content.database.sql(
      `INSERT INTO banks.data_set (version, country, source, authority, valid_from, fingerprint, records)
       VALUES ('v1', 'NL', 'Sammlung', 'community', '2026-09-07', repeat('1', 64), 9)`,
    );
    await content.restart();
    await until('the file is named', async () => (await visit('datenquellen')).content.includes('13.760'));
    const { content: text } = await visit('datenquellen');
    expect(text).toContain('07.09.2026');
    expect(text).toContain('Sammlung (nicht amtlich)');
    expect(text).not.toContain('<b>');
  });

  it('belong to staff: edited or deleted ones are not created again', async () => {
    const { body } = await content.call<AdminPage[]>(listPages);
    const getPageId = (slug: string) => body.find((page) => page.slug === slug)!.id;
    await content.call(deletePage, { of: getPageId('agb') });
    await content.call(savePage, { of: getPageId('impressum'), body: { content: 'Unser Impressum' } });
    await content.restart();
    expect((await visit('impressum')).content).toContain('Unser Impressum');
    const response = await content.call(readPublicPage, { of: 'agb' });
    expect(response.status).toBe(404);
  });

  it('E4: are rendered again at every start, with the current rules', async () => {
    await content.database.sql(`UPDATE cms.page SET html = '<script>alert(1)</script>' WHERE slug = 'impressum'`);
    await content.restart();
    await until('it is clean', async () => !(await visit('impressum')).content.includes('script'));
  });
});
