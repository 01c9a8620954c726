import { someIpAddress } from '@pruefer/testkit';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { measureContentWidth, openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';
import { storedBy } from '../system/stored-by.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('public pages as they stand in their documents', () => {
  const source = async (path: string) => (await fetch(system.url + path)).text();

  it('holds the form of the sign-in in its document, which a browser could send nowhere but in a body', async () => {
    const response = await fetch(`${system.url}/admininterfacev1`, { headers: { 'x-forwarded-for': someIpAddress() } });
    const html = await response.text();
    expect(html).toContain('data-rendered');
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toMatch(/<button [^>]*disabled[^>]*type="submit"/);
    expect(html).toMatch(/<noscript>.*braucht JavaScript/);
  });

  it('hold heading, check, anchors and footer before any script has run', async () => {
    const html = await source('/');
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const part of ['Stimmt diese IBAN?', 'action="/pruefen"', 'id="validation"', 'id="api"', 'id="bulk"'])
      expect(html).toContain(part);
    for (const words of ['Leistungen', 'Rechtliches', 'href="/impressum"']) expect(html).toContain(words);
    expect(html).toContain('<script type="application/ld+json">');
    expect(html).not.toMatch(/ style="/);
    expect(await source('/gibt-es-nicht')).toMatch(/<h1[^>]*>404 Page Not Found/);
  });

  it('A3: answer other methods with 405 and their own', async () => {
    const { status, headers } = await fetch(`${system.url}/impressum`, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/', '/gibt-es-nicht', '/a/b/c'])('are taken over at %s without a change or a complaint', async (path) => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(`window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(system.url + path, { waitUntil: 'networkidle' });
    // Of an element that React knows it keeps properties of its own.
    const isTakenOver = "Object.keys(document.querySelector('header')).some((key) => key.startsWith('__reactFiber'))";
    await expectShown(() => page.evaluate<boolean>(isTakenOver), true);
    expect(complaints).toEqual([]);
    expect(await page.evaluate<number>('window.shifts.reduce((sum, one) => sum + one, 0)')).toBeLessThan(0.02);
  });

  it('show the right theme and its switch, also to users that chose another than their system', async () => {
    const { page } = await openPage(browser, { colorScheme: 'light' });
    await page.addInitScript("localStorage.setItem('theme', 'dark')");
    await page.goto(system.url);
    await page.getByRole('button', { name: 'Helles Erscheinungsbild einschalten' }).click();
    await page.getByRole('button', { name: 'Dunkles Erscheinungsbild einschalten' }).waitFor();
    expect(await page.evaluate("localStorage.getItem('theme')")).toBe('light');
  });

  it('leave a visitor with no cookie and nothing stored but the theme, and ask no other host', async () => {
    const { page } = await openPage(browser);
    const hosts: string[] = [];
    const cookies: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).host));
    page.on('response', async (response) => {
      if ((await response.allHeaders())['set-cookie']) cookies.push(response.url());
    });
    for (const path of ['/datenschutz', '/gibt-es-nicht', '/'])
      await page.goto(system.url + path, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013000');
    await page.keyboard.press('Enter');
    await page.getByText('IBAN ist gültig').first().waitFor();
    expect(await storedBy(page)).toEqual({
      cookies: '',
      local: [],
      session: [],
      databases: [],
      caches: [],
      workers: 0,
    });
    await page.getByRole('button', { name: 'Dunkles Erscheinungsbild einschalten' }).click();
    await expectShown(async () => (await storedBy(page)).local, ['theme']);
    expect(await storedBy(page)).toMatchObject({ cookies: '', session: [], databases: [], caches: [], workers: 0 });
    expect([await page.context().cookies(), cookies]).toEqual([[], []]);
    expect(new Set(hosts)).toEqual(new Set([new URL(system.url).host]));
  });

  it.each([320, 768, 1440])('fit %i px, in both themes without anything serious', async (width) => {
    for (const path of ['/', '/gibt-es-nicht']) {
      const { page } = await openPage(browser, { width });
      await page.goto(system.url + path, { waitUntil: 'networkidle' });
      expect(await measureContentWidth(page)).toBe(width);
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.context().close();
    }
  });

  describe('without JavaScript', () => {
    async function open() {
      const headers = { 'x-forwarded-for': someIpAddress() };
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
        extraHTTPHeaders: headers,
      });
      const page = await context.newPage();
      await page.goto(system.url);
      return page;
    }

    it('an IBAN is checked, and the verdict has the words of the page with scripts', async () => {
      const page = await open();
      await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013000');
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await page.getByRole('heading', { name: 'IBAN ist gültig' }).waitFor();
      expect(page.url()).toBe(`${system.url}/pruefen`);
      const shown = await page.locator('main').innerText();
      for (const text of ['Deutschland', 'COBADEFFXXX', 'Köln', 'Prüfzeitpunkt', 'Das haben wir geprüft'])
        expect(shown).toContain(text);
      await page.getByRole('textbox', { name: 'IBAN' }).fill('DE88370400440532013000');
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await page.getByRole('heading', { name: 'IBAN ist ungültig' }).waitFor();
    });

    it('nothing is offered that only a script can do, and the menu is open', async () => {
      const page = await open();
      expect(await page.locator('[data-needs-script]:visible').count()).toBe(0);
      expect(await page.getByRole('navigation', { name: 'Hauptnavigation' }).isVisible()).toBe(true);
    });
  });
});
