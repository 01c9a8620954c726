import { type AdminPage, newHeaderButton, type PreviewToken, sectionTypes, withoutInvisible } from '@pruefer/contracts';
import { hostileTexts, isLong, rounds, suiteFixture, until, xssPayloads } from '@pruefer/testkit';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { dangersIn, newVisitor, noDamage, parseHead, watchDamage } from '../system/browser/hostile-site.js';
import { joined, textsOfOnePage, withoutNul } from '../system/browser/read-texts.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { SiteEditor } from '../system/browser/site-editor.js';

const system = sharedSystem();
const browser = sharedBrowser();

const kinds = Object.keys(xssPayloads) as (keyof typeof xssPayloads)[];
const allPayloads = Object.values(xssPayloads).flat();
/** Each payload stands in so many. */
const PLACES = hostileTexts().length / allPayloads.length;
/** Each payload in one place, by turns in each of them. */
const onePlaceEach = hostileTexts().filter((_, index) => index % PLACES === Math.floor(index / PLACES) % PLACES);

/** All in `npm run test:long`, else every n-th. */
const selectSample = <Item>(items: readonly Item[], n: number) => items.filter((_, index) => isLong || index % n === 0);

const editor = suiteFixture(() => SiteEditor.of(system));
/** With scripts and without. */
let visitors: BrowserContext[];
let staff: BrowserContext;

beforeAll(async () => {
  visitors = await Promise.all([true, false].map((hasScript) => newVisitor(browser, hasScript)));
  staff = await newVisitor(browser, true);
  await staff.addInitScript((token) => localStorage.setItem('auth_token', token), editor.manager.token);
});
afterEach(() => editor.restore());

const source = async (path: string) => (await fetch(system.url + path)).text();
const own = () => `Zeichen-${randomBytes(4).toString('hex')}`;

/**
 * Opens an address, and expects that nothing has happened that only hostile content brings about.
 * @param text that is there when all is
 * @param place of the text
 */
async function expectNoDamage(path: string, text: string, context: BrowserContext, place = 'body'): Promise<void> {
  const page = await context.newPage();
  const damage = watchDamage(page, new URL(system.url).host);
  await page.goto(system.url + path);
  await page.locator(place).getByText(text).first().waitFor({ state: 'attached' });
  const dangers = await dangersIn(page);
  expect({ path, ...damage, dangers }).toEqual({ path, ...noDamage });
  await page.close();
}

async function expectHarmless(path: string, text: string): Promise<void> {
  await until(`${path} holds ${text}`, async () => (await source(path)).includes(text));
  for (const visitor of visitors) await expectNoDamage(path, text, visitor);
}

/** In every way in which a page is looked at before it is published and after. */
async function expectHarmlessPage({ id, slug }: AdminPage, text: string): Promise<void> {
  await expectHarmless(`/${slug}`, text);
  await expectNoDamage(`/admin/content?page=${id}`, text, staff, 'article');
  const { body } = await editor.call<PreviewToken>('POST', `/api/admin/content/pages/${id}/preview-token`);
  await expectNoDamage(body.address, text, visitors[0]!, 'article');
}

describe('E4: what attackers write', () => {
  it('does its damage without cleaning: this suite would see it', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.route('**/*', (route) => route.abort());
    const damage = watchDamage(page, 'unser.example');
    await page.setContent([...xssPayloads.event, ...xssPayloads.script].join('\n'));
    const dangers = await dangersIn(page);
    expect(damage.dialogs.length).toBeGreaterThan(5);
    expect(damage.foreignHosts.length).toBeGreaterThan(0);
    expect(dangers.length).toBeGreaterThan(10);
  });

  it('does nothing as a text, in Markdown and HTML and every place, in a document without a policy', async () => {
    const address = `${system.url}/ohne-richtlinie`;
    const page = await (await newVisitor(browser, true)).newPage();
    const damage = watchDamage(page, new URL(system.url).host);
    let html = '';
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    expect(hostileTexts().length).toBeGreaterThan(1_000);
    let left = selectSample(isLong ? hostileTexts() : onePlaceEach, 2).map(withoutNul);
    while (left.length > 0) {
      const read = await textsOfOnePage(editor, left);
      html = `<!doctype html><article>${read.html}</article>`;
      await page.goto(address);
      const dangers = await dangersIn(page);
      expect({ ...damage, dangers }).toEqual(noDamage);
      left = left.slice(read.texts.length);
    }
  });

  it('does nothing as the text of a page to visitors, in a preview and in the console', async () => {
    expect(onePlaceEach.length).toBe(allPayloads.length);
    let left = selectSample(onePlaceEach, 12).map(withoutNul);
    while (left.length > 0) {
      const name = own();
      const { texts } = await textsOfOnePage(editor, left);
      const page = await editor.createPage({ content: `${name}\n\n${joined(texts)}` });
      await expectHarmlessPage(page, name);
      left = left.slice(texts.length);
    }
  });

  it('E7: is text in the titles and descriptions of pages, and in the menu that lists them', async () => {
    const descriptions = packed(allPayloads, 500);
    const name = own();
    const pages: AdminPage[] = [];
    for (const [index, words] of packed(allPayloads, 180).entries()) {
      const metaDescription = descriptions[index] ?? words;
      pages.push(await editor.createPage({ title: `${words} ${name}`, metaDescription, showInMenu: true }));
    }
    const reader = await staff.newPage();
    const { scripts } = await parseHead(reader, await source('/'));
    for (const { slug, title, metaDescription: description } of pages) {
      await until('the page is there', async () => (await source(`/${slug}`)).includes(name));
      const head = { title: `${title} - IBAN-Prüfer`, description, name: title, scripts };
      expect(await parseHead(reader, await source(`/${slug}`))).toEqual(head);
    }
    await reader.close();
    for (const path of [`/${pages[0]!.slug}`, '/']) await expectHarmless(path, name);
  });

  it.each(rounds(kinds.slice(0, 1), kinds.slice(1)))(
    'does nothing on the home page, in header, footer and meta data: %s',
    async (kind) => {
      const payloads = packed(xssPayloads[kind], 0);
      const name = own();
      for (const [index, payload] of payloads.entries()) {
        await editor.createSection({
          type: sectionTypes[index % sectionTypes.length]!,
          title: payload.slice(0, 200),
          subtitle: payload,
          content: payload,
          buttonText: payload.slice(0, 100),
          buttonUrl: '/',
        });
      }
      await editor.createSection({ type: 'cta', title: name });
      const short = payloads.map((payload) => payload.slice(0, 100));
      const links = short.slice(0, 20).map((title) => ({ title, href: '/' }));
      await editor.save('header', {
        siteName: `${short[0]!.slice(0, 80)} ${name}`,
        buttons: short.slice(0, 10).map((text, index) => ({ ...newHeaderButton, id: `b${index}`, text, href: '/' })),
      });
      await editor.save('footer', { copyright: name, description: short[1]!, servicesLinks: links, legalLinks: links });
      const [pageTitle = '', ogTitle, twitterTitle] = packed(payloads, 180);
      const [metaDescription = '', metaKeywords, ogDescription, twitterDescription] = packed(payloads, 500);
      await editor.save('meta', {
        pageTitle: `${pageTitle} ${name}`,
        ogTitle: ogTitle ?? null,
        twitterTitle: twitterTitle ?? null,
        metaDescription,
        metaKeywords: metaKeywords ?? null,
        ogDescription: ogDescription ?? null,
        twitterDescription: twitterDescription ?? null,
      });
      for (const path of ['header/config', 'footer/config', 'homepage/meta', 'homepage/sections'])
        await until(`${path} is there`, async () =>
          (await (await fetch(`${system.url}/api/${path}`)).text()).includes(name),
        );
      await expectHarmless('/', name);
    },
  );

  it('does nothing out of files, and out of an earlier version', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'iban-pruefer-files-'));
    const name = own();
    const slugs = kinds.map((kind) => `${name.toLowerCase()}-${kind}`);
    for (const [index, kind] of kinds.entries()) {
      const title = JSON.stringify(`${packed(xssPayloads[kind], 180)[0]}`);
      const text = `${name}\n\n${joined(xssPayloads[kind].map((payload) => payload.replaceAll('\0', '')))}`;
      const head = `slug: ${slugs[index]}\ntitle: ${title}\nisPublished: true`;
      writeFileSync(join(folder, `${kind}.md`), `---\n${head}\n---\n\n${text}`);
    }
    await system.run('content', 'import', folder);
    rmSync(folder, { recursive: true });
    const imported = await editor.adoptPages(name.toLowerCase());
    expect(imported.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
    for (const page of selectSample(imported, 3)) await expectHarmless(`/${page.slug}`, name);
    const [{ id, slug, version }] = imported as [AdminPage];
    await editor.savePage(id, { content: 'Anders.' });
    await editor.call('POST', `/api/admin/content/pages/${id}/revisions/${version}/restore`, {});
    await expectHarmless(`/${slug}`, name);
  });
});

describe('E5: where links lead', () => {
  const targets = [...new Set(allPayloads.flatMap(targetsIn))];

  it('is judged before it is saved: links leave to the web, mail and telephone alone, logos are our own', async () => {
    expect(targets.length).toBeGreaterThan(40);
    const through: string[] = [];
    for (const href of targets) {
      const button = { ...newHeaderButton, id: 'a', text: 'a', href };
      const answers = [
        await editor.tryToSave('header', { buttons: [button] }),
        await editor.tryToSave('footer', { legalLinks: [{ title: 'a', href }] }),
        await editor.tryToSave('meta', { ogImage: href }),
        await editor.tryToSave('meta', { twitterImage: href }),
        await editor.tryToSave('meta', { canonicalUrl: href }),
        await editor.call('POST', '/api/admin/homepage/sections', {
          type: 'cta',
          title: 'a',
          buttonUrl: href,
          isActive: false,
        }),
      ];
      const statuses = new Set(answers.map(({ status }) => status));
      if (!leadsSomewhereGood(href) && (statuses.size > 1 || !statuses.has(400))) through.push(href);
      expect((await editor.tryToSave('header', { logoUrl: href })).status).toBe(400);
    }
    expect(through).toEqual([]);
  });
});

/** Texts as a field of one line takes them, as many together as it holds. @param length of the field; 0: each alone */
function packed(texts: readonly string[], length: number): string[] {
  const fields: string[] = [];
  for (const text of texts) {
    const line = withoutInvisible(text.replace(/\s+/g, ' ')).trim();
    const together = `${fields.at(-1)} ${line}`;
    if (fields.length > 0 && together.length <= length) fields[fields.length - 1] = together;
    else fields.push(line);
  }
  return fields;
}

/** What the links of a payload lead to, and its images. */
function targetsIn(payload: string): string[] {
  const found = payload.matchAll(/(?:href|src|action|data)="?([^"\s>]+)|\]\(<?([^)\s>]+)/gi);
  return [...found].map(([, inHtml, inMarkdown]) => inHtml ?? inMarkdown ?? '').filter(Boolean);
}

function leadsSomewhereGood(target: string): boolean {
  if (!URL.canParse(target, 'https://own.example')) return false;
  const { protocol, host, username } = new URL(target, 'https://own.example');
  if (/^[/#]/.test(target)) return host === 'own.example';
  return URL.canParse(target) && ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && username === '';
}
