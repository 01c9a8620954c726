import type { Page } from 'playwright-core';
import { openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

const KILOBYTE = 1_000;

describe('what a visitor gets before and around a check', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'IBAN' });

  const open = (path = '/') => openPage(browser, {}, system.url + path);

  async function checked(page: Page): Promise<void> {
    await field(page).fill('FR1420041010050500013M02606');
    await field(page).press('Enter');
    await page.getByText('IBAN ist gültig').first().waitFor();
  }

  it.each([
    ['/', 125],
    ['/admininterfacev1', 180],
  ])('loads for %s at most %i kB of script', async (path, mostKb) => {
    const { page } = await openPage(browser);
    await page.goto(`${system.url}${path}`, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
    );
    expect(bytes).toBeGreaterThan(50 * KILOBYTE);
    expect(bytes).toBeLessThanOrEqual(mostKb * KILOBYTE);
  });

  it('sets an address in 13 and 15 px as it sets it large: no dot is rounded away', async () => {
    const { page } = await open();
    const widthAt = (size: number) =>
      page.evaluate<number>(
        `(() => {
          const line = document.createElement('span');
          line.style = 'position: absolute; white-space: pre; font-size: ${size}px';
          line.textContent = 'n.e';
          document.body.append(line);
          return line.getBoundingClientRect().width;
        })()`,
      );
    for (const px of [13, 15]) expect((await widthAt(px)) / px).toBeCloseTo((await widthAt(px * 10)) / (px * 10), 2);
  });

  it.each([
    ['/admin/dashboard', 'IBAN-Prüfer - Admin'],
    ['/admininterfacev1', 'IBAN-Prüfer - Admin'],
    ['/fehler/rate_limited', null],
    ['/gibt-es-nicht', '404 Page Not Found'],
  ])('shows nothing of the home page under %s, from the document on', async (path, title) => {
    const document = await (await fetch(`${system.url}${path}`)).text();
    // The styles are the same in all of them, and without a script each says what it lacks.
    const html = document.replace(/<style[^]*?<\/style>|<noscript>[^]*?<\/noscript>/g, '');
    // The not-found screen and the sign-in are in their documents, each with its own heading.
    expect(html.replace(/<h1[^>]*>(?:404 Page Not Found|Anmelden)<\/h1>/, '')).not.toMatch(/<h1|static-page/);
    if (title) expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/static-(console|card|header)|<h1[^>]*>(?:404 Page Not Found|Anmelden)/);
  });

  it('takes over input from before its script had come', async () => {
    const { page, complaints } = await openPage(browser);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
    await page.goto(system.url, { waitUntil: 'commit' });
    await field(page).fill('de89370400440532013000');
    letGo();
    await page.locator('[data-toasts]').waitFor({ state: 'attached' });
    await expectShown(() => field(page).inputValue(), 'DE89 3704 0044 0532 0130 00');
    await field(page).press('Enter');
    await page.getByText('IBAN ist gültig').first().waitFor();
    expect([new URL(page.url()).pathname, complaints]).toEqual(['/', []]);
  });

  describe('the first frame', () => {
    const addresses = ['/', '/admin/logs', '/admininterfacev1', '/fehler/rate_limited', '/gibt-es-nicht'];

    it.each(addresses)('waits at %s for nothing but the document', async (path) => {
      const { page, complaints } = await open(path);
      const blocking = await page.evaluate<string[]>(
        `performance.getEntriesByType('resource').filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').map(({ name }) => name)`,
      );
      expect(blocking).toEqual([]);
      expect(complaints).toEqual([]);
      const html = await (await fetch(`${system.url}${path}`)).text();
      expect(html).not.toMatch(/rel="stylesheet"|<script[^>]+src=/);
    });

    it.each(addresses)('appears at %s in the chosen theme before any file has come', async (path) => {
      const { page } = await openPage(browser, { colorScheme: 'light' });
      await page.addInitScript("localStorage.setItem('theme', 'dark')");
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(`${system.url}${path}`, { waitUntil: 'load' });
      const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      expect(ground).toBe('rgb(11, 14, 20)');
      const frame = await page
        .locator('.static-console > div, .static-card > div, .static-header, header')
        .first()
        .boundingBox();
      expect(frame?.height).toBeGreaterThan(50);
    });
  });

  it('names a picture for shared links by its whole address, and has both icons', async () => {
    const html = await (await fetch(system.url)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(address).toBe(`${system.url}/share-card.png`);
    for (const [path, type] of [
      [address, 'image/png'],
      [`${system.url}/favicon.ico`, /icon/],
      [`${system.url}/favicon.svg`, 'image/svg+xml'],
    ] as const) {
      const response = await fetch(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(type);
    }
  });

  it('prints the verdict with its anatomy in black on white, also out of the dark, and nothing around it', async () => {
    const { page } = await openPage(browser, { colorScheme: 'dark' }, system.url);
    await checked(page);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header', 'footer', 'form', 'h1'])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    expect(await page.locator('#validation [role=img]').isVisible()).toBe(true);
    expect(await page.getByText('Das haben wir geprüft').isVisible()).toBe(true);
    const colours = await page.evaluate<string[]>(
      '(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.body))',
    );
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  it('says in German that there is no network, and checks again when there is', async () => {
    const { page } = await open();
    await checked(page);
    await page.context().setOffline(true);
    await field(page).fill('DE89370400440532013000');
    await field(page).press('Enter');
    await page.locator('#validation').getByText('Sie sind offline: keine Verbindung zum Internet.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Die Verbindung ist wieder da. Sie können jetzt erneut prüfen.').waitFor();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByText('IBAN ist gültig').first().waitFor();
  });

  it('has no link in its footer that leads nowhere', async () => {
    const { page } = await open();
    const targets = await page.evaluate<string[]>("[...document.querySelectorAll('footer a')].map(({ href }) => href)");
    for (const target of targets) {
      expect((await fetch(target)).status).toBe(200);
      const { hash } = new URL(target);
      if (hash) expect(await page.locator(hash).count()).toBe(1);
    }
  });
});
