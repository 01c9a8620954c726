import { newHeaderButton } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { openPage, openPageAs, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';
import { SiteEditor } from '../system/browser/site-editor.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** What staff is promised between a save and every gateway. */
const SEEN_WITHIN_MS = 2_000;

const editor = suiteFixture(() => SiteEditor.of(system));
afterEach(() => editor.restore());

const get = (path: string) => fetch(system.url + path, { redirect: 'manual' });
const source = async (path: string) => (await get(path)).text();
const untilSeen = (what: string, isSeen: () => Promise<boolean>) => until(what, isSeen, SEEN_WITHIN_MS, 50);
const untilStatus = (path: string, status: number) =>
  untilSeen(`${path} answers ${status}`, async () => (await get(path)).status === status);
const untilInSource = (path: string, text: string) =>
  untilSeen(`${path} holds ${text}`, async () => (await source(path)).includes(text));
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

const visit = (path: string, window: Window = {}) => openPage(browser, window, system.url + path);

describe('a page of the site', () => {
  it('E4: is in the menu two seconds after it was published, and is read without JavaScript', async () => {
    const content = '## Teil eins\n\nEin **Satz** & <em>HTML</em> <script>document.title = "x"</script>\n';
    const draft = await editor.createPage({ content, metaDescription: 'Worum "es" geht', isPublished: false });
    const { id, slug, title } = { ...draft, title: `Über ${draft.slug}` };
    expect([(await get(`/${slug}`)).status, (await source('/')).includes(slug)]).toEqual([404, false]);
    await editor.savePage(id, { title, isPublished: true, showInMenu: true });
    await untilInSource('/', `href="/${slug}"`);
    const { page } = await visit('/', { hasScript: false });
    await menu(page).getByRole('link', { name: title }).click();
    expect([page.url(), await heading(page)]).toEqual([`${system.url}/${slug}`, title]);
    const article = await page.locator('article').innerHTML();
    for (const html of ['Teil eins</h2>', '<strong>Satz</strong>', '<em>HTML</em>']) expect(article).toContain(html);
    expect(article).not.toContain('document.title');
    await page.context().close();
    const html = await source(`/${slug}`);
    expect(html).toContain(`<title>${title} - IBAN-Prüfer</title>`);
    expect(html).toContain('<meta name="description" content="Worum &#34;es&#34; geht" />');
    expect(html).toContain(`<link rel="canonical" href="${system.url}/${slug}" />`);
    expect(html).toContain(`<meta property="og:url" content="${system.url}/${slug}" />`);
  });

  it.each([true, false])(
    'is the screen of what is not found once it is withdrawn; with scripts: %s',
    async (hasScript) => {
      const { id, slug } = await editor.createPage({ showInMenu: true });
      await untilStatus(`/${slug}`, 200);
      await editor.savePage(id, { isPublished: false });
      await untilStatus(`/${slug}`, 404);
      const { page } = await visit(`/${slug}`, { hasScript });
      expect([await page.title(), await heading(page)]).toEqual(['404 Page Not Found', '404 Page Not Found']);
      await page.getByText(`/${slug}`, { exact: true }).waitFor();
      expect(await menu(page).locator(`[href="/${slug}"]`).count()).toBe(0);
      await page.getByRole('link', { name: 'Zur Startseite' }).click();
      await page.getByRole('textbox', { name: 'IBAN' }).waitFor();
    },
  );

  it('E6: is previewed as a draft by who has the token alone, under a ribbon', async () => {
    const { id, slug, title } = await editor.createPage({ isPublished: false, content: 'Nur für Sie.\n' });
    const { page: console } = await openPageAs(browser, editor.manager);
    await console.goto(`${system.url}/admin/content?page=${id}`);
    const popup = console.waitForEvent('popup');
    await console.getByRole('button', { name: `${title} in neuem Tab öffnen` }).click();
    await (await popup).waitForURL(`**/#${slug}?preview=*`);
    const address = (await popup).url();
    await console.context().close();
    const { page, complaints } = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await page.getByRole('status').getByText('Vorschau', { exact: true }).waitFor();
    await page.getByRole('article').getByText('Nur für Sie.').waitFor();
    await expectShown(() => heading(page), title);
    // No log of a server learns the token.
    const { 1: token = '' } = address.split('?preview=');
    expect(asked.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.goto('about:blank');
    await page.goto(address.slice(0, -4));
    await page.getByText('abgelaufen').waitFor();
    await page.context().close();
    expect((await get(`/${slug}`)).status).toBe(404);
  });

  it('is found behind #, the anchors of the home page first', async () => {
    const { slug, title } = await editor.createPage();
    await untilStatus(`/${slug}`, 200);
    const { page } = await visit(`/#${slug}`);
    await page.waitForURL(`${system.url}/${slug}`);
    await expectShown(() => heading(page), title);
    await page.goto(`${system.url}/#api`);
    await page.locator('#api').waitFor();
    expect([page.url(), await heading(page)]).toEqual([`${system.url}/#api`, 'Stimmt diese IBAN?']);
  });
});

describe('the site around its pages', () => {
  const own = () => randomBytes(4).toString('hex');

  it('shows sections in their order, and inactive ones to nobody', async () => {
    const name = own();
    const made = [];
    for (const [order, word] of ['eins', 'zwei', 'drei'].entries()) {
      const section = { type: 'feature', title: `${name} ${word}`, content: `Text ${word}`, order } as const;
      made.push(await editor.createSection({ ...section, isActive: word !== 'zwei' }));
    }
    const titles = async (hasScript: boolean) => {
      const { page } = await visit('/', { hasScript });
      const shown = await page.getByRole('heading', { name }).allInnerTexts();
      await page.context().close();
      return shown;
    };
    await untilInSource('/', `${name} drei`);
    for (const hasScript of [true, false]) expect(await titles(hasScript)).toEqual([`${name} eins`, `${name} drei`]);
    expect(await source('/')).not.toContain(`${name} zwei`);
    const ids = made.map(({ id }) => id).toReversed();
    expect((await editor.call('POST', '/api/admin/homepage/section-order', { ids })).status).toBe(200);
    await untilSeen('the order is the other', async () => /drei[^]*eins/.test(extractWords(await source('/'), name)));
    for (const hasScript of [true, false]) expect(await titles(hasScript)).toEqual([`${name} drei`, `${name} eins`]);
  });

  it('has the buttons of the header and the links of the footer, without JavaScript too', async () => {
    const { slug, title } = await editor.createPage();
    await untilStatus(`/${slug}`, 200);
    const name = own();
    const button = { ...newHeaderButton, text: `Zugang ${name}`, href: `/${slug}` };
    await editor.save('header', {
      buttons: [
        { ...button, id: 'a' },
        { ...button, id: 'b', text: `Weg ${name}`, isActive: false },
      ],
    });
    const footer = { servicesTitle: `Dienste ${name}`, servicesLinks: [{ title: `Preise ${name}`, href: `/${slug}` }] };
    await editor.save('footer', footer);
    await untilInSource('/', `Preise ${name}`);
    await untilInSource('/', `Zugang ${name}`);
    for (const hasScript of [true, false]) {
      const { page } = await visit('/', { hasScript });
      for (const link of [
        page.getByRole('banner').getByRole('link', { name: `Zugang ${name}` }),
        page.getByRole('navigation', { name: `Dienste ${name}` }).getByRole('link', { name: `Preise ${name}` }),
      ]) {
        await link.click();
        await page.waitForURL(`${system.url}/${slug}`);
        expect(await heading(page)).toBe(title);
        await page.goBack();
      }
      expect(await page.getByText(`Weg ${name}`).count()).toBe(0);
      await page.context().close();
    }
  });
});

/** The words after a name, wherever it stands in a document outside its data. */
function extractWords(html: string, name: string): string {
  return [...html.matchAll(new RegExp(`>${name} (\\w+)<`, 'g'))].map(([, word]) => word).join(' ');
}
